/** Light, night, or what the device says. `theme-before-paint.js` applies the same choice before the first paint. */
export const themes = ['system', 'light', 'night'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const listeners = new Set<() => void>()

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value)
}

/** The reader's choice; "system" where none was made or the browser keeps nothing. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Applies and keeps the choice. */
export function setTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // A private window keeps nothing; the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

/** Calls `listener` at every change, of this tab and of others; gives back what ends it. */
export function onTheme(listener: () => void): () => void {
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key === key) setTheme(isTheme(event.newValue) ? event.newValue : 'system')
  }
  listeners.add(listener)
  addEventListener('storage', fromAnotherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', fromAnotherTab)
  }
}

/** What is chosen: the choice on the page, which outlives a browser that keeps nothing. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return isTheme(chosen) ? chosen : 'system'
}

/** Is the page dark at this moment? The map asks this. */
export function isNight(theme: Theme): boolean {
  if (theme !== 'system') return theme === 'night'
  return matchMedia('(prefers-color-scheme: dark)').matches
}
