import { formatDate } from '@caderno/domain/kernel'
import { historyOf, type Application } from '@caderno/domain/career'
import { Title } from '@mantine/core'
import { PHASE } from './phases.ts'
import classes from './CardParts.module.css'

/** Everything else that is known of an application, and the fases that it went through, with their days. */
export function ApplicationDetails({
  id,
  application,
  contact,
  level,
}: {
  id: string
  application: Application
  contact: string | undefined
  level: 4 | 5
}) {
  const facts = factsOf(application, contact)
  return (
    <div id={id} className={classes.details}>
      <div>
        <Title order={level}>Histórico</Title>
        <ol className={classes.history}>
          {historyOf(application).map((change, index) => (
            <Step key={index} {...change} />
          ))}
        </ol>
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      )}
      {application.observacoes !== '' && (
        <div>
          <Title order={level}>Observações</Title>
          <p className={classes.notes}>{application.observacoes}</p>
        </div>
      )}
    </div>
  )
}

function Step({ fase, em }: { fase: Application['fase']; em: string }) {
  const { word, tone, Icon } = PHASE[fase]
  return (
    <li>
      <Icon size={15} stroke={1.75} color={`var(--cad-${tone})`} aria-hidden /> {word}{' '}
      {em !== '' && <time dateTime={em}>{formatDate(em)}</time>}
    </li>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
)

const factsOf = (
  { tipo, modalidade, local, bolsa, fonte, etapa, proximoContato }: Application,
  contact = '',
): [string, string][] =>
  (
    [
      ['Tipo', tipo],
      ['Modalidade', modalidade],
      ['Local', local],
      ['Bolsa/salário', bolsa],
      ['Fonte', fonte],
      ['Etapa atual', etapa],
      ['Contato', contact],
      ['Próximo contato', proximoContato && formatDate(proximoContato)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '')
