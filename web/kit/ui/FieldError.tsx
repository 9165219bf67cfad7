import { CircleAlert } from 'lucide-react'

/** What is wrong with a field, where the hand is. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-medium text-red-ink">
      <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {error}
    </p>
  )
}
