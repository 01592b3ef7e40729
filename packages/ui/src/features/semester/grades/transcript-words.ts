import { decimalText, plural } from '@caderno/domain/kernel'
import { formatGrade, type SubjectDraft, type TranscriptOutcome } from '@caderno/domain/semester'
import { SITUATION, subjectsCount } from '../texts.ts'

interface Words {
  readonly title: string
  readonly lines: readonly string[]
}

/** What becomes of one line of the table. */
export function outcomeWords(outcome: TranscriptOutcome): Words {
  switch (outcome.is) {
    case 'heading':
      return { title: `Linha ${outcome.line}`, lines: ['Cabeçalho da tabela.'] }
    case 'other':
      return { title: `Linha ${outcome.line}`, lines: ['Não é de nenhuma disciplina: fica de fora.'] }
    case 'refused':
      return { title: `Linha ${outcome.line}`, lines: [outcome.error] }
    case 'new':
      return {
        title: outcome.draft.nome,
        lines: ['Disciplina nova.', detailsOf(outcome.draft), ...outcome.notes],
      }
    case 'changed':
      return {
        title: outcome.subject.nome,
        lines: [
          ...outcome.differences.map(({ what, from, to }) => `${what}: ${from} → ${to}`),
          ...outcome.notes,
        ],
      }
    case 'same':
      return { title: outcome.subject.nome, lines: ['Nada muda.', ...outcome.notes] }
  }
}

const detailsOf = ({
  codigo,
  semestre,
  avaliacoes,
  notaFinal,
  faltasOficiais,
  situacao,
  mencao,
}: SubjectDraft) =>
  [
    codigo,
    semestre,
    ...avaliacoes.map(
      ({ titulo, nota, maxima }) =>
        `${titulo} ${formatGrade(nota!)}${maxima === 10 ? '' : ` de ${decimalText(maxima)}`}`,
    ),
    notaFinal !== null && `final ${formatGrade(notaFinal)}`,
    mencao !== '' && `menção ${mencao}`,
    faltasOficiais && plural(faltasOficiais.quantidade, 'falta', 'faltas'),
    SITUATION[situacao].toLowerCase(),
  ]
    .filter(Boolean)
    .join(' · ')

/** «Adicionar 2 disciplinas e atualizar 1» */
export function saveWords(outcomes: readonly TranscriptOutcome[]): string {
  const [added, changed] = (['new', 'changed'] as const).map(
    (is) => outcomes.filter((one) => one.is === is).length,
  ) as [number, number]
  if (added > 0 && changed > 0) return `Adicionar ${subjectsCount(added)} e atualizar ${changed}`
  if (changed > 0) return `Atualizar ${subjectsCount(changed)}`
  return added > 0 ? `Adicionar ${subjectsCount(added)}` : 'Lançar'
}
