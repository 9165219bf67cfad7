import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToasts } from './PlainToasts.tsx'
import { onToasts, toasts } from './toast.ts'

/** Loaded with the first toast. When even that does not come through a weak connection, the words still do. */
const ToastRegion = lazy(() =>
  import('./ToastRegion.tsx')
    .then((module) => ({ default: module.ToastRegion }))
    // By itself: what `then` is given runs only once the files are here (kit/api/bring.ts).
    .catch(() => ({ default: PlainToasts })),
)

/** Stands once in the page, at the end. `toast()` speaks through it from anywhere. */
export function Toaster() {
  const items = useSyncExternalStore(onToasts, toasts, toasts)
  if (items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastRegion items={items} />
    </Suspense>
  )
}
