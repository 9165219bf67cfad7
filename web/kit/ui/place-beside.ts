/** Puts a fixed box above the anchor, or below where there is no room, and keeps it inside the window. */
export function placeBeside(box: HTMLElement, anchor: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const fitsAbove = anchor.top >= height
  const top = fitsAbove ? anchor.top - height : anchor.bottom
  const centred = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(0, Math.min(centred, document.documentElement.clientWidth - width))
  box.style.top = `${Math.round(top)}px`
  box.style.left = `${Math.round(left)}px`
}
