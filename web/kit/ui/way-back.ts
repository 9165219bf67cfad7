import { focusContent, pageContent } from './focus-content.ts'

/** What can take the focus when a dialog closes, the best first. */
export type WayBack = readonly HTMLElement[]

/** Of dialogs that are open, by their element. */
const waysBack = new WeakMap<EventTarget, WayBack>()
/** The dialog that has opened last and not given back. */
let latest: EventTarget | null = null

export function keepWayBack(dialog: EventTarget, way: WayBack): void {
  waysBack.set(dialog, way)
  latest = dialog
}

/** It closes: from now on the focus is where it was given back, or somebody else has it. */
export function endWayBack(dialog: EventTarget | null): void {
  if (latest === dialog) latest = null
}

/**
 * From what has the focus when a dialog opens: that itself, the row around it or the next one, the heading above it, and where one
 * dialog leads to another, what opened the first. Asked now, since what has left the page no longer knows where it stood.
 */
export function findWayBack(): WayBack {
  const opener = document.activeElement
  // One dialog has just left the page for the other, and the focus with it.
  if (!(opener instanceof HTMLElement) || opener === document.body)
    return (latest && waysBack.get(latest)) ?? []
  const [rows, headings]: [Element[], Element[]] = [[], []]
  for (let around = opener.parentElement; around; around = around.parentElement) {
    if (around === pageContent()) break
    if (around.tabIndex === -1 && around.hasAttribute('tabindex'))
      rows.push(around, ...siblingsOf(around).filter((row) => row.hasAttribute('tabindex')))
    const heading = around.querySelector('h2, h3')
    if (heading) headings.push(heading)
  }
  const before = waysBack.get(opener.closest('[role=dialog]') ?? opener) ?? []
  return [opener, ...rows, ...headings, ...before].filter((one) => one instanceof HTMLElement)
}

const siblingsOf = ({ nextElementSibling, previousElementSibling }: Element) =>
  [nextElementSibling, previousElementSibling].filter((one) => one !== null)

/** To the first that is still there and takes it, else to the content of the page and not to its top. */
export function goBack(way: WayBack): void {
  if (way.length === 0) return
  for (const place of way) {
    if (!place.isConnected) continue
    if (/^H\d$/.test(place.tagName)) place.tabIndex = -1
    place.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
  focusContent()
}
