import clsx from 'clsx'
import type { ToastTone } from './toast.ts'

/** At the top of a phone, clear of the buttons at its foot and below the line that says it is offline; in the corner of a desk, at most 420 px wide (S0 §9). */
export const toastPlace =
  'fixed inset-x-0 top-0 z-60 flex flex-col gap-2 p-4 in-data-offline:top-36 sm:top-auto sm:in-data-offline:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:w-full md:max-w-[420px]'

const edges: Record<ToastTone, string> = {
  neutral: 'border-amber',
  success: 'border-green',
  danger: 'border-red',
}

export function toastLook(tone: ToastTone = 'neutral'): string {
  return clsx(
    'flex items-start gap-3 rounded-md border-l-8 bg-plate-deep p-4 text-on-plate shadow-over inset-ring-1 inset-ring-edge',
    edges[tone],
  )
}
