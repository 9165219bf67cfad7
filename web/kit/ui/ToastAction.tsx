import type { ButtonHTMLAttributes, Ref } from 'react'
import type { ToastInput } from './toast.ts'

interface ToastActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  action: NonNullable<ToastInput['action']>
  ref?: Ref<HTMLButtonElement>
}

/** The one thing that can be done about a toast; Radix and the plain list close it with the press. */
export function ToastAction({ action, onClick, ...rest }: ToastActionProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        action.onPress()
        onClick?.(event)
      }}
      className="-my-2 min-h-12 shrink-0 cursor-pointer rounded-sm px-3 font-sign text-lg font-semibold text-amber underline underline-offset-4 focus-visible:outline-amber"
    >
      {action.label}
    </button>
  )
}
