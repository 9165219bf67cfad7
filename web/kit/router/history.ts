/** How the reader came to where he is: by going on, in the place of what was there, or by Back, Forward and loading. */
export type Way = 'push' | 'replace' | 'pop'

export interface Location {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What the entry of the history carries, as the one who wrote it knows. */
  // biome-ignore lint/suspicious/noExplicitAny: each page says by its own type what it put there.
  readonly state: any
  /** Another one with each step; of the entry with which the app began, the same. */
  readonly key: string
  readonly way: Way
}

export interface GoOptions {
  replace?: boolean | undefined
  state?: unknown
}

/** An entry of the history, which outlives a release: it is read by the app of the next one. */
interface Entry {
  usr: unknown
  key: string
  /** Its number among the entries, by which the guard of unsaved forms counts steps. */
  idx: number
}

type Hears = (location: Location) => void

let hears: Hears | null = null

/** Where the browser is. */
export function locationNow(way: Way = 'pop'): Location {
  const { pathname, search, hash } = window.location
  const entry: Partial<Entry> | null = history.state
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default', way }
}

/** Says each step to one listener, the router, until the returned function is called. */
export function hearSteps(own: Hears): () => void {
  // What the browser opened has no number yet.
  if (typeof history.state?.idx !== 'number') history.replaceState({ ...history.state, idx: 0 }, '')
  const pop = () => own(locationNow())
  addEventListener('popstate', pop)
  hears = own
  return () => {
    removeEventListener('popstate', pop)
    if (hears === own) hears = null
  }
}

/** The address of a link as the bar of the browser would show it: `?tab=jobs` is on this page, `/about` on another. */
export function addressOf(to: string): string {
  const { origin, pathname } = window.location
  const url = new URL(to, origin + pathname)
  // `//elsewhere.example` has the form of a path of ours.
  if (url.origin !== origin) throw new Error(`${to} is no page of this app`)
  return url.pathname + url.search + url.hash
}

/** Goes to another address of the app, or so many entries of the history on. */
export function navigate(to: string | number, { replace, state }: GoOptions = {}): void {
  if (typeof to === 'number') {
    history.go(to)
    return
  }
  const address = addressOf(to)
  const index: number = history.state?.idx ?? 0
  const entry: Entry = {
    usr: state,
    key: Math.random().toString(36).slice(2, 10),
    idx: replace ? index : index + 1,
  }
  try {
    if (replace) history.replaceState(entry, '', address)
    else history.pushState(entry, '', address)
  } catch (error) {
    // Some browsers take only so many entries in half a minute; a state that cannot be kept is a mistake of ours.
    if (error instanceof DOMException && error.name === 'DataCloneError') throw error
    window.location.assign(address)
    return
  }
  hears?.(locationNow(replace ? 'replace' : 'push'))
}
