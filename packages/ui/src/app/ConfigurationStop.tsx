import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Mark } from '../components/layout/Mark.tsx'
import { ThemeSwitch } from '../components/layout/ThemeSwitch.tsx'
import { NotebookTheme } from '../theme/NotebookTheme.tsx'
import type { ThemeStore } from '../theme/theme-store.ts'
import classes from './ConfigurationStop.module.css'

export interface ConfigurationGaps {
  /** Names of variables without a value. */
  readonly missing: readonly string[]
  /** Names of emulator variables that lead off this computer. */
  readonly unusable: readonly string[]
}

/** Takes the whole page: a half-filled configuration starts nothing and falls back to nothing (D15). */
export function stopAt(root: Element, themeStore: ThemeStore, gaps: ConfigurationGaps): void {
  document.title = 'Configuração incompleta · Caderno'
  createRoot(root).render(
    <StrictMode>
      <NotebookTheme store={themeStore}>
        <ConfigurationStopView {...gaps} />
      </NotebookTheme>
    </StrictMode>,
  )
}

/** What whoever set the site up has to do. */
export function ConfigurationStopView({ missing, unusable }: ConfigurationGaps) {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <p className="brand">
          <Mark size={32} /> Caderno
        </p>
        <ThemeSwitch />
      </header>
      <main className={classes.main}>
        <h1 className="page-title">Configuração incompleta</h1>
        <p>O Caderno não abre assim, para que nada seja guardado no lugar errado.</p>
        <Names names={missing}>
          {missing.length === 1 ? 'Falta esta variável:' : 'Faltam estas variáveis:'}
        </Names>
        <Names names={unusable}>
          Um emulador só vale neste computador (<code>localhost</code> ou <code>127.0.0.1</code>). Corrija:
        </Names>
        <p>
          Preencha o arquivo <code>.env.local</code> como em <code>.env.example</code> e gere o site de novo.
          Sem nenhuma destas variáveis, o Caderno funciona só neste navegador.
        </p>
      </main>
    </div>
  )
}

function Names({ names, children }: { names: readonly string[]; children: ReactNode }) {
  if (names.length === 0) return null
  return (
    <>
      <p>{children}</p>
      <ul className="lines">
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
