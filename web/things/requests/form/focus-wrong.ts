/** Once the sentences stand at their fields: the focus goes to the first wrong one of the page, of a choice to the chosen one. */
export function focusFirstWrong(wrongs: Record<string, unknown>): void {
  requestAnimationFrame(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const first = fields.find(({ name }) => wrongs[name])
    const chosen = fields.find(({ name, checked }) => checked && name === first?.name)
    const field = chosen ?? first
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}
