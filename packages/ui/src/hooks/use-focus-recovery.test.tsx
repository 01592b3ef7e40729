import { renderHook, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFocusRecovery } from './use-focus-recovery.ts'

const PAGE = `
  <input aria-label="Buscar" />
  <section data-list="leitura/lista">
    <h2 data-head tabindex="-1">Estante</h2>
    <ul>${['a', 'b', 'c'].map((id) => `<li data-record="${id}" tabindex="-1"><button id="${id}">Remover</button></li>`).join('')}</ul>
  </section>
  <p>Fora</p>`

const at = (selector: string) => document.querySelector<HTMLElement>(selector)!
const record = (id: string) => at(`[data-record=${id}]`)
const press = (id: string) => userEvent.click(at(`#${id}`))
/** The observer is told in a microtask. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  document.body.innerHTML = PAGE
  renderHook(useFocusRecovery, { container: document.body.appendChild(document.createElement('div')) })
})
afterEach(() => void (document.body.innerHTML = ''))

test('a record that leaves gives the focus to the next one, the last to the one before it, and the only one to the head (B4)', async () => {
  await press('b')
  record('b').remove()
  await waitFor(() => expect(record('c')).toHaveFocus())
  record('c').remove()
  await waitFor(() => expect(record('a')).toHaveFocus())
  record('a').remove()
  await waitFor(() => expect(at('h2')).toHaveFocus())
})

test('where a folded list shows another record instead, that gets it', async () => {
  for (const id of ['b', 'c']) record(id).remove()
  await press('a')
  record('a').outerHTML = '<li data-record="d" tabindex="-1"></li>'
  await waitFor(() => expect(record('d')).toHaveFocus())
})

test('a record that comes back gets it from what had it meanwhile, unless something was pressed since', async () => {
  const gone = record('b')
  await press('b')
  gone.remove()
  await waitFor(() => expect(record('c')).toHaveFocus())
  record('a').after(gone)
  await waitFor(() => expect(gone).toHaveFocus())
  gone.remove()
  await waitFor(() => expect(record('c')).toHaveFocus())
  await userEvent.pointer({ keys: '[MouseLeft>]', target: record('c') })
  record('a').after(gone)
  await settled()
  expect(record('c')).toHaveFocus()
})

test('a control that goes from its record leaves the focus with the record (B4)', async () => {
  await press('b')
  at('#b').remove()
  await waitFor(() => expect(record('b')).toHaveFocus())
})

test('a focus that was given up stays given up, and a text field keeps its own', async () => {
  await press('b')
  await userEvent.click(at('p'))
  record('b').remove()
  await settled()
  expect(document.body).toHaveFocus()
  at('input').focus()
  record('a').remove()
  await settled()
  expect(at('input')).toHaveFocus()
})

test('a closed dialog gives the focus back to what opened it, and a page under an open one gets none (B4)', async () => {
  await press('b')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="dialog" aria-modal="true"><button>Sim</button></div>',
  )
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="question" role="dialog" aria-modal="true"><button>Não</button></div>',
  )
  at('#question button').focus()
  at('#question').remove()
  await settled()
  expect(document.body).toHaveFocus()
  at('[role=dialog] button').focus()
  at('[role=dialog]').remove()
  await waitFor(() => expect(at('#b')).toHaveFocus())
})

test('a notice leads to the record that it was about, once that is back; typing in a field is not interrupted for it', async () => {
  const gone = record('b')
  gone.remove()
  const notice = '<div data-about="b" data-of="leitura/lista"><button>Desfazer</button></div>'
  document.body.insertAdjacentHTML('beforeend', notice)
  at('#a').focus()
  at('[data-about] button').focus()
  at('[data-about]').remove()
  await waitFor(() => expect(at('#a')).toHaveFocus())
  record('a').after(gone)
  await waitFor(() => expect(gone).toHaveFocus())

  gone.remove()
  document.body.insertAdjacentHTML('beforeend', notice)
  at('input').focus()
  at('[data-about] button').focus()
  at('[data-about]').remove()
  await waitFor(() => expect(at('input')).toHaveFocus())
  record('a').after(gone)
  await settled()
  expect(at('input')).toHaveFocus()
})

test('a notice on a page without a list leads to the page', async () => {
  document.body.innerHTML =
    '<main tabindex="-1"></main><div data-about="b" data-of="leitura/lista"><button>Desfazer</button></div>'
  at('[data-about] button').focus()
  at('[data-about]').remove()
  await waitFor(() => expect(at('main')).toHaveFocus())
})

test('a row that only scrolls out of a long list leaves the page where it is', async () => {
  for (const row of document.querySelectorAll('li')) row.setAttribute('aria-setsize', '300')
  await press('a')
  record('a').remove()
  await settled()
  expect(document.body).toHaveFocus()
})
