import { CircleAlert } from 'lucide-react'

/** Why a form was refused as a whole; read out when it appears. */
export function FormError({ title, error }: { title?: string; error: string | null | undefined }) {
  return (
    <div role="alert">
      {error && (
        <div className="flex items-start gap-2 rounded-sm border-l-4 border-red bg-red-soft px-3 py-2">
          <CircleAlert className="mt-0.5 size-5 shrink-0 text-red-ink" aria-hidden="true" />
          <div>
            {title && <p className="font-sign text-lg font-semibold">{title}</p>}
            <p>{error}</p>
          </div>
        </div>
      )}
    </div>
  )
}
