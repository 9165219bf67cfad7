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
