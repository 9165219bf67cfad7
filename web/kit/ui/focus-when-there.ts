/**
 * Puts the focus on the element of this id once it stands on the page and no dialog is open any more: a dialog that
 * closes gives the focus back to what opened it, which may have left the page.
 */
export function focusWhenThere(id: string, framesLeft = 300): void {
  const element = document.getElementById(id)
  if (element && !document.querySelector('[role=dialog]')) setTimeout(() => element.focus())
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(id, framesLeft - 1))
}
