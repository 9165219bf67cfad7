import clsx from 'clsx'
import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { ui } from '#contract/words/en/ui.ts'
import { ToastAction } from './ToastAction.tsx'
import { ToastWords } from './ToastWords.tsx'
import { dismissToast, type ToastItem, toastRules } from './toast.ts'
import { toastLook, toastPlace } from './toast-class.ts'

/** The toasts with Radix: swiped away to the right, F8 puts the focus here, the time stands still under the pointer. */
export function ToastRegion({ items }: { items: readonly ToastItem[] }) {
  return (
    <Toast.Provider
      duration={toastRules.displayMs}
      swipeThreshold={toastRules.swipePx}
      swipeDirection="right"
    >
      {items.map((item) => (
        <Toast.Root
          key={item.id}
          open={item.open}
          onOpenChange={(open) => !open && dismissToast(item.id)}
          className={clsx(
            toastLook(item.tone),
            'animate-rise data-[state=closed]:hidden data-[swipe=end]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
          )}
        >
          <ToastWords
            item={item}
            title={(words) => <Toast.Title asChild>{words}</Toast.Title>}
            description={(words) => <Toast.Description asChild>{words}</Toast.Description>}
          />
          {item.action && (
            <Toast.Action asChild altText={item.action.label}>
              <ToastAction action={item.action} />
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={ui.close}
            className="-my-2 -mr-2 grid size-12 shrink-0 cursor-pointer place-items-center rounded-sm text-plate-muted hover:text-on-plate focus-visible:outline-amber"
          >
            <X className="size-5" aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={[toastRules.hotkey]}
        label={ui.notifications(toastRules.hotkey)}
        className={toastPlace}
      />
    </Toast.Provider>
  )
}
