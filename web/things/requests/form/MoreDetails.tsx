import type { DetailField } from '#contract/catalogue.ts'
import { More } from '../../../kit/ui/More.tsx'
import { DetailFields } from './DetailFields.tsx'
import type { RequestFormState } from './use-request-form.ts'

/** Questions that not everybody needs, behind one line; open where one of them has been answered. */
export function MoreDetails({
  summary,
  details,
  form,
  isOpen = false,
}: {
  summary: string
  /** From the start, answered or not. */
  isOpen?: boolean
  details: readonly DetailField[]
  form: RequestFormState
}) {
  if (details.length === 0) return null
  return (
    <More summary={summary} isOpen={isOpen || details.some(({ name }) => form.values[name] !== '')}>
      <div className="pb-6">
        <DetailFields details={details} form={form} />
      </div>
    </More>
  )
}
