import { createRoot, type Root } from 'react-dom/client'
import type { Trade } from '#contract/catalogue.ts'
import { ApplicationForm } from './ApplicationForm.tsx'

let root: Root | undefined

/** In its place; of another service it is the same form, with what was typed. */
export function showApplicationForm(place: HTMLElement, trade: Trade): void {
  root ??= createRoot(place)
  root.render(<ApplicationForm trade={trade} />)
}
