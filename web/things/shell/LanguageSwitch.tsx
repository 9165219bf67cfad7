import { lazy, Suspense, useSyncExternalStore } from 'react'

const LanguageSelect = lazy(async () => ({
  default: (await import('./LanguageSelect.tsx')).LanguageSelect,
}))
const never = () => () => {}

/** Stands there where there is a choice; the prerendered page does not know that yet. Without one nothing is loaded. */
export function LanguageSwitch() {
  const hasChoice = useSyncExternalStore(
    never,
    () => 'languages' in document.documentElement.dataset,
    () => false,
  )
  return hasChoice ? (
    <Suspense>
      <LanguageSelect />
    </Suspense>
  ) : null
}
