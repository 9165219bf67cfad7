import type { Trade } from '#contract/catalogue.ts'
import { signupLink } from './links.ts'

const find = (mark: string) => document.querySelector<HTMLElement>(`[data-${mark}]`)

/** The form, which most readers never need, and React with it: it comes when somebody is about to select a service. */
const load = () => import('./show-application-form.tsx')

/** Whoever selects a service is led to the form for it. The words of it all stand in the page already (Apply.tsx). */
export function letSelect(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-select]')
  for (const button of buttons) {
    const near = () => void load().catch(() => {})
    button.addEventListener('pointerenter', near)
    button.addEventListener('focus', near)
    button.addEventListener('click', () => {
      for (const other of buttons) other.ariaPressed = String(other === button)
      apply(button.dataset.select as Trade) // Services.tsx wrote it
    })
  }
}

/** What was selected last: a form that comes late is for that. */
let selected: Trade | undefined

async function apply(trade: Trade): Promise<void> {
  selected = trade
  show('apply', true)
  for (const title of document.querySelectorAll<HTMLElement>('[data-applies]')) {
    title.hidden = title.dataset.applies !== trade
    if (title.hidden) continue
    title.focus({ preventScroll: true })
    // As the style sheet says: smoothly, unless the reader wants less motion.
    title.scrollIntoView()
  }
  find('instead')?.setAttribute('href', signupLink(trade))
  try {
    const { showApplicationForm } = await load()
    const place = find('form')
    if (selected !== trade) return
    if (place) showApplicationForm(place, trade)
    show('waits', false)
    show('instead', false)
  } catch {
    show('comes', false)
    show('lost', true)
    show('instead', true)
  }
}

function show(mark: string, isShown: boolean): void {
  const part = find(mark)
  if (part) part.hidden = !isShown
}
