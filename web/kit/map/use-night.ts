import { useSyncExternalStore } from 'react'
import { isNight } from '../ui/theme.ts'
import { useTheme } from '../ui/use-theme.ts'

const query = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void) {
  const dark = matchMedia(query)
  dark.addEventListener('change', listener)
  return () => dark.removeEventListener('change', listener)
}

/** Is the page dark now? Follows the switch and the device. */
export function useNight(): boolean {
  const theme = useTheme()
  return useSyncExternalStore(subscribe, () => isNight(theme))
}
