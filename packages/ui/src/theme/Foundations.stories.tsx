import { greeting } from '@caderno/domain/identity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Box, Paper, Stack, Table } from '@mantine/core'
import { expect } from 'storybook/test'
import icons from 'virtual:used-icons'
import { contrast } from '../../test/contrast.ts'
import { EDITED } from '../components/feedback/outcomes.ts'
import { MODULES } from '../modules/index.ts'
import { theme } from './theme.ts'
import tokens from './tokens.css?raw'
import { PAPER, TONES, type Scheme } from './tokens.ts'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Table.layer.css'
import './styles-layout.ts'
import classes from './Foundations.module.css'

/** What every screen is made of, read from the files that the app itself uses. */
const meta = { title: 'Foundations', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const SCHEMES: readonly Scheme[] = ['light', 'dark']

const Part = ({ title, about, children }: { title: string; about: string; children: ReactNode }) => (
  <Stack component="section" gap="sm">
    <h2>{title}</h2>
    <p>{about}</p>
    {children}
  </Stack>
)
const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack component="main" gap="xl" maw="60rem">
    <h1 className="page-title">{title}</h1>
    {children}
  </Stack>
)
const Sample = ({
  name,
  value,
  children,
}: {
  name: string
  value?: string | undefined
  children?: ReactNode
}) => (
  <Stack component="li" gap="xs" fz="sm" miw={0}>
    {children}
    <span>{name}</span>
    {value && <code className={classes.code}>{value}</code>}
  </Stack>
)
const Samples = ({ children }: { children: ReactNode }) => <ul className={classes.grid}>{children}</ul>

interface Pair {
  readonly use: string
  readonly text: string
  readonly ground: string
  /** The least contrast that WCAG 2.2 AA asks for. */
  readonly least: number
}
function pairsOf(scheme: Scheme): readonly Pair[] {
  const { texto, suave, papel, folha, capa, borda, tinta, sobreTinta, contracapa, contracapaTexto } =
    PAPER[scheme]
  const paper: readonly (readonly [string, string, string, number?])[] = [
    ['text on the page', texto, papel],
    ['text on a sheet', texto, folha],
    ['text on the cover', texto, capa],
    ['dimmed text on the page', suave, papel],
    ['dimmed text on a sheet', suave, folha],
    ['primary button', sobreTinta, tinta],
    ['closed cover', contracapaTexto, contracapa],
    ['border of a field', borda, folha, 3],
  ]
  const tones = Object.entries(TONES).flatMap(([name, { [scheme]: tone }]) => [
    [`${name}: words on a sheet`, tone.text, folha] as const,
    [`${name}: words on their tint`, tone.text, tone.soft] as const,
    [`${name}: filled button`, '#FFFFFF', tone.solid] as const,
    [`${name}: chart on a sheet`, tone.mid, folha, 3] as const,
  ])
  return [...paper, ...tones].map(([use, text, ground, least = 4.5]) => ({ use, text, ground, least }))
}
const ratio = ({ text, ground }: Pair): number => contrast(text, ground)

export const Colours: Story = {
  render: () => (
    <Page title="Colours">
      {SCHEMES.map((scheme) => (
        <Part
          key={scheme}
          title={`Contrast in the ${scheme} theme`}
          about="Text needs 4.5 : 1; the border of a field and the shapes of a chart need 3 : 1."
        >
          <Table fz="sm">
            <thead>
              <tr>
                <th scope="col">Use</th>
                <th scope="col">Sample</th>
                <th scope="col">Colours</th>
                <th scope="col">Contrast</th>
              </tr>
            </thead>
            <tbody>
              {pairsOf(scheme).map((pair) => (
                <tr key={pair.use}>
                  <th scope="row">{pair.use}</th>
                  <td style={{ background: pair.ground, color: pair.text }}>
                    <span aria-hidden>{pair.least > 3 ? 'Aa' : '▇'}</span>
                  </td>
                  <td>
                    {pair.text} on {pair.ground}
                  </td>
                  <td>
                    {ratio(pair).toFixed(1)} (≥ {pair.least})
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Part>
      ))}
    </Page>
  ),
  play: async () => {
    for (const pair of SCHEMES.flatMap(pairsOf)) await expect(ratio(pair)).toBeGreaterThanOrEqual(pair.least)
  },
}

export const ModuleColours: Story = {
  render: () => (
    <Page title="Module colours">
      <Part
        title="One accent each"
        about="A part below data-module takes the accent of its module; nothing else names it."
      >
        <Samples>
          {MODULES.map(({ id, name, about, Icon }) => (
            <Sample key={id} name={about} value={`data-module="${id}"`}>
              <Box p="md" bg="var(--acc-suave)" c="var(--acc)" data-module={id}>
                <Icon aria-hidden stroke={1.5} /> {name}
              </Box>
            </Sample>
          ))}
        </Samples>
      </Part>
    </Page>
  ),
}

export const Type: Story = {
  render: () => (
    <Page title="Type">
      <Part title="Headings" about="The serif speaks in headings and in the titles of books and skills.">
        <Samples>
          {Object.entries(theme.headings?.sizes ?? {}).map(([name, size]) => (
            <Sample key={name} name={name} value={`${size.fontSize} / ${size.lineHeight}`}>
              <span style={{ ...size, fontFamily: theme.headings?.fontFamily, fontWeight: 600 }}>
                Leitura
              </span>
            </Sample>
          ))}
        </Samples>
      </Part>
      <Part title="Text" about="The system font; figures stand under each other.">
        <Samples>
          {Object.entries(theme.fontSizes ?? {}).map(([name, size]) => (
            <Sample key={name} name={name} value={size}>
              <span style={{ fontSize: size }}>R$ 1.234,50</span>
            </Sample>
          ))}
        </Samples>
      </Part>
    </Page>
  ),
}

export const Space: Story = {
  render: () => (
    <Page title="Space">
      <Part title="Steps" about="Blocks stand «md» apart; a sheet's padding is between «md» and «lg».">
        <Samples>
          {Object.entries(theme.spacing ?? {}).map(([name, size]) => (
            <Sample key={name} name={name} value={size}>
              <Box h="1rem" w={size} bg="var(--cad-tinta)" />
            </Sample>
          ))}
        </Samples>
      </Part>
    </Page>
  ),
}

export const RadiusAndShadow: Story = {
  render: () => (
    <Page title="Radius and shadow">
      <Part title="Radius" about="Badges «sm», fields and buttons «md», sheets «lg», dialogs «xl».">
        <Samples>
          {Object.entries(theme.radius ?? {}).map(([name, size]) => (
            <Sample key={name} name={name} value={size}>
              <Paper withBorder h="5rem" radius={size!} />
            </Sample>
          ))}
        </Samples>
      </Part>
      <Part title="Shadow" about="Paper has hairlines; only what floats has a shadow.">
        <Samples>
          {Object.entries(theme.shadows ?? {}).map(([name, shadow]) => (
            <Sample key={name} name={name} value={shadow}>
              <Paper withBorder h="5rem" radius={0} shadow={shadow!} />
            </Sample>
          ))}
        </Samples>
      </Part>
    </Page>
  ),
}

/** Each custom property and its value; `named` says which. */
const propertiesNamed = (named: RegExp) =>
  [...tokens.matchAll(/(--[\w-]+): ([^;]+);/g)].filter(([, name]) => named.test(name!))

export const Names: Story = {
  render: () => (
    <Page title="Names">
      {(
        [
          ['Space, type, shape', 'A press selects a name, to be copied.', /spacing|font-size|radius|shadow/],
          ['Paper and tones', 'The values of the light theme and of the dark one.', /--cad-/],
        ] as const
      ).map(([title, about, named]) => (
        <Part key={title} title={title} about={about}>
          <Samples>
            {propertiesNamed(named).map(([, name, value]) => (
              <Sample key={name} name={value!} value={name} />
            ))}
          </Samples>
        </Part>
      ))}
      <Part title="Focus" about="One ring for everything that a key reaches.">
        <button autoFocus type="button">
          Focused
        </button>
      </Part>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--mantine-spacing-md')).toBeVisible()
    await expect(canvas.getByText('--cad-papel')).toBeVisible()
  },
}

export const Icons: Story = {
  render: () => (
    <Page title="Icons">
      <Part
        title="In use"
        about="Tabler's outline icons, stroke 1.5 or 1.75; beside a word they are hidden from screen readers."
      >
        <Samples>
          {Object.entries(icons).map(([name, Icon]) => (
            <Sample key={name} name={name}>
              <Icon aria-hidden stroke={1.5} />
            </Sample>
          ))}
        </Samples>
      </Part>
    </Page>
  ),
}

export const WordsAndTone: Story = {
  render: () => (
    <Page title="Words and tone">
      <Part
        title="Friendly and exact"
        about="Brazilian Portuguese, «você», sentence case, no exclamation marks of our own. A failure says what happened and what to do; nothing claims to be saved before it is."
      >
        <Samples>
          {[9, 15, 21].map((hour) => (
            <Sample key={hour} name={`The greeting at ${hour} h`} value={greeting(hour)} />
          ))}
          {Object.entries(EDITED).map(([outcome, words]) => (
            <Sample key={outcome} name={outcome} value={words} />
          ))}
        </Samples>
      </Part>
    </Page>
  ),
}

const styles = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default' })
/** What moves, by stylesheet: its transitions and animations. */
async function motions(): Promise<readonly (readonly [string, string])[]> {
  const found = await Promise.all(
    Object.entries(styles).map(async ([file, load]) => {
      const declarations = (await load()).match(/(transition|animation): (?!none)[^;]+/g) ?? []
      return declarations.map((declaration) => [file.split('/').at(-1)!, declaration] as const)
    }),
  )
  return found.flat()
}

export const Motion: Story = {
  loaders: [async () => ({ moves: await motions() })],
  render: (_args, { loaded }) => (
    <Page title="Motion">
      <Part
        title="Short and optional"
        about="Colours change within 120 ms; what loads breathes; the cover's particles drift. With «reduce motion» nothing moves at all."
      >
        <Samples>
          {(loaded['moves'] as Awaited<ReturnType<typeof motions>>).map(([file, declaration]) => (
            <Sample key={`${file} ${declaration}`} name={file} value={declaration} />
          ))}
        </Samples>
        <Paper withBorder p="md" className={classes.moving}>
          Point here: its border changes.
        </Paper>
      </Part>
    </Page>
  ),
}
