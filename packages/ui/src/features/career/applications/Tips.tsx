import { APPLICATION_TIPS } from '@caderno/domain/career'
import { Title } from '@mantine/core'
import { Sheet } from '../../../components/layout/Sheet.tsx'
import classes from './ApplicationsPage.module.css'

export const Tips = () => (
  <Sheet title="Dicas para suas candidaturas">
    <ul className={classes.tips}>
      {APPLICATION_TIPS.map(({ titulo, texto }) => (
        <li key={titulo}>
          <Title order={3}>{titulo}</Title>
          {texto}
        </li>
      ))}
    </ul>
  </Sheet>
)
