import { onceThere } from '../ui/once-there.ts'

/** The first fault that is shown in a part of the page: its field, else the sentence about the whole. */
export function faultIn(id: string): HTMLElement | null {
  const part = document.getElementById(id)
  if (!part?.checkVisibility()) return null
  return (
    part.querySelector<HTMLElement>('[aria-invalid=true]') ??
    part.querySelector<HTMLElement>('[role=alert]:not(:empty)')
  )
}

/** Puts the focus there, once the part is shown. */
export function focusWrong(id: string): void {
  onceThere(
    () => faultIn(id),
    (fault) => {
      if (!fault.matches('input, select, textarea, button')) fault.tabIndex = -1
      fault.focus()
    },
  )
}
