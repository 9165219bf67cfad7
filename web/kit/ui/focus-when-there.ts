import { onceThere } from './once-there.ts'

/**
 * Puts the focus on the element of this id once it stands on the page and no dialog is open any more: a dialog that
 * closes gives the focus back to what opened it, which may have left the page.
 */
export function focusWhenThere(id: string): void {
  onceThere(
    () => !document.querySelector('[role=dialog]') && document.getElementById(id),
    (element) => setTimeout(() => element.focus()),
    { frames: 300 },
  )
}
