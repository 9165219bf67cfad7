import type { RequestField } from '../../../things/requests/request-form.ts'

/** What the history carries with a step of the flow. */
export interface FlowState {
  /** The place that the map page knew. */
  pickup?: string
  /** Going back one entry leads to the map step. */
  fromMap?: boolean
  sent?: { requestId: string; accessToken: string; isEarlier: boolean }
}

/** The address with some parts changed; null takes one out. */
export function searchOf(
  now: URLSearchParams,
  change: Record<string, string | null>,
): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(change)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** Once its sentence stands at it. */
export function focusField(name: RequestField): void {
  requestAnimationFrame(() => {
    const named = `[name="${CSS.escape(name)}"]`
    const field =
      document.querySelector<HTMLElement>(`${named}:checked`) ??
      document.querySelector<HTMLElement>(named)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
}
