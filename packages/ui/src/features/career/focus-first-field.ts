/** The form waits for the next one: the focus that its busy button had goes to its first field, one that was taken elsewhere stays. */
export function focusFirstField(form: HTMLFormElement | null): void {
  const focused = document.activeElement
  if (form && (focused?.contains(form) || focused?.matches('[type=submit]')))
    form.querySelector('input')?.focus({ preventScroll: true })
}
