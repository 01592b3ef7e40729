import { NETWORKING_ADVICE } from '@caderno/domain/career'
import { Title } from '@mantine/core'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import classes from './Networking.module.css'

/** How to get to know people, in a few sentences. */
export const Advice = () => (
  <Sheet title="Como criar sua rede">
    <div className={classes.advice}>
      {NETWORKING_ADVICE.map(({ titulo, itens }) => (
        <div key={titulo}>
          <Title order={3}>{titulo}</Title>
          <ul>
            {itens.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Sheet>
)
