import { useEffect } from 'react'
import { ToastAction } from './ToastAction.tsx'
import { ToastWords } from './ToastWords.tsx'
import { dismissToast, type ToastItem, toastRules } from './toast.ts'
import { toastLook, toastPlace } from './toast-class.ts'

/** The same words without swipe and hotkey, for when their code cannot be loaded. */
export function PlainToasts({ items }: { items: readonly ToastItem[] }) {
  const shown = items.filter((item) => item.open)
  const newest = shown[0]?.id

  useEffect(() => {
    if (newest === undefined) return
    const timer = setTimeout(() => dismissToast(newest), toastRules.displayMs)
    return () => clearTimeout(timer)
  }, [newest])

  return (
    <div role="status" className={toastPlace}>
      {shown.map((item) => (
        <div key={item.id} className={toastLook(item.tone)}>
          <ToastWords item={item} />
          {item.action && (
            <ToastAction action={item.action} onClick={() => dismissToast(item.id)} />
          )}
        </div>
      ))}
    </div>
  )
}
