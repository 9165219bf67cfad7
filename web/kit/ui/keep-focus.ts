import { focusContent } from './focus-content.ts'

/** By then whoever knows better, such as a dialog that closes or a heading that follows, has taken the focus. */
const othersFirstMs = 50

/**
 * When what had the focus leaves the page, as a card does that was answered, the nearest thing around it that can take the focus
 * takes it: a list, a row, a section, or the page's content. Who reads by ear or by keys goes on from there, not from the top.
 */
export function keepFocus(): void {
  let held: HTMLElement | null = null
  let around: HTMLElement[] = []

  function take() {
    if (!isLost(held)) return
    held = null
    const next = around.find((element) => element.isConnected && element.tabIndex === -1)
    if (next) next.focus({ preventScroll: true })
    else focusContent()
  }

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    held = target
    // Asked now: what has left the page no longer knows where it stood.
    around = focusableAround(target)
  })
  new MutationObserver(() => {
    if (isLost(held)) setTimeout(take, othersFirstMs)
  }).observe(document.body, { childList: true, subtree: true })
}

/** It is gone, and nobody has the focus since. */
const isLost = (held: HTMLElement | null) =>
  held !== null && !held.isConnected && document.activeElement === document.body

function focusableAround(target: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = []
  let next = target.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  while (next) {
    around.push(next)
    next = next.parentElement?.closest<HTMLElement>('[tabindex="-1"]')
  }
  return around
}
