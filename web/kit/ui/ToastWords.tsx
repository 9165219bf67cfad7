import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ToastItem, ToastTone } from './toast.ts'

const icons: Record<ToastTone, ReactElement> = {
  neutral: <Info className="size-6 text-amber" />,
  success: <CircleCheck className="size-6 text-on-plate" />,
  danger: <TriangleAlert className="size-6 text-on-plate" />,
}

const same = (words: ReactElement) => words

/** What a toast says; the two wrappers let Radix mark its parts. */
export function ToastWords({
  item,
  title = same,
  description = same,
}: {
  item: ToastItem
  title?: (words: ReactElement) => ReactElement
  description?: (words: ReactElement) => ReactElement
}) {
  return (
    <>
      <span className="shrink-0" aria-hidden="true">
        {icons[item.tone ?? 'neutral']}
      </span>
      <div className="min-w-0 grow">
        {title(<p className="font-sign text-lg leading-6 font-semibold">{item.title}</p>)}
        {item.description &&
          description(<p className="text-sm break-words text-plate-muted">{item.description}</p>)}
      </div>
    </>
  )
}
