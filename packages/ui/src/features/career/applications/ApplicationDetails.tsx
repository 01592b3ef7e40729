import { formatDate } from '@caderno/domain/kernel'
import { historyOf, interviewPlace, type Application, nextContact } from '@caderno/domain/career'
import { Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { SameDay } from '../../../modules/SameDay.tsx'
import { InterviewPlace } from './InterviewPlace.tsx'
import { PHASE } from './phases.tsx'
import classes from './ApplicationDetails.module.css'

interface ApplicationDetailsProps {
  id: string
  application: Application
  contact: string | undefined
  /** Ids of the titles it belongs to. */
  describedBy: string
  level: 4 | 5
}

/** Everything else that is known of an application, and the fases that it went through, with their days. */
export function ApplicationDetails({
  id,
  application,
  contact = '',
  describedBy,
  level,
}: ApplicationDetailsProps) {
  const { fase, tipo, modalidade, local, bolsa, fonte, etapa, proximoContato, observacoes } = application
  const facts = Object.entries<ReactNode>({
    Tipo: tipo,
    Modalidade: modalidade,
    Local: local,
    'Bolsa/salário': bolsa,
    Fonte: fonte,
    'Etapa atual': etapa,
    Contato: contact,
    'Próximo contato': nextContact(application),
    'Local da entrevista': interviewPlace(application) && (
      <InterviewPlace application={application} describedBy={describedBy} />
    ),
  }).filter(([, value]) => value !== '')
  return (
    <div id={id} className={classes.details}>
      <div>
        <Title order={level} className="plain-title">
          Histórico
        </Title>
        <ol className="lines">
          {historyOf(application).map(({ fase, em }, index) => {
            const { word, tone, Icon } = PHASE[fase]
            return (
              <li key={index} className="iconed">
                <Icon size={15} stroke={1.75} color={`var(--cad-${tone})`} aria-hidden /> {word}{' '}
                {em !== '' && (
                  <time className="dimmed" dateTime={em}>
                    {formatDate(em)}
                  </time>
                )}
              </li>
            )
          })}
        </ol>
      </div>
      {facts.length > 0 && (
        <div>
          <dl className="pairs">
            {facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {fase === 'entrevista' && <SameDay module="carreira" day={proximoContato} />}
        </div>
      )}
      {observacoes !== '' && (
        <div>
          <Title order={level} className="plain-title">
            Observações
          </Title>
          <p className="written">{observacoes}</p>
        </div>
      )}
    </div>
  )
}
