// Before the first paint: the stored theme, else the system's (the same rule as resolveTheme).
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('caderno-theme')
  } catch {
    // Storage is refused: the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  document.documentElement.setAttribute(
    'data-mantine-color-scheme',
    stored === 'dark' || stored === 'light' ? stored : system,
  )
})()
