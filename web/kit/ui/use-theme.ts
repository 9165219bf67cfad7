import { useSyncExternalStore } from 'react'
import { onTheme, shownTheme, type Theme } from './theme.ts'

/** The reader's choice, as it changes. */
export const useTheme = (): Theme => useSyncExternalStore(onTheme, shownTheme, () => 'system')
