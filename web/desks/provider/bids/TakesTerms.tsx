import { useQuery } from '@tanstack/react-query'
import { readTermsOfRequest } from '#contract/fleet-terms.ts'
import { bills } from '#contract/words/en/bills.ts'
import { call } from '../../../kit/api/call.ts'
import { Checkbox, type CheckboxProps } from '../../../kit/ui/Checkbox.tsx'

/** Of a request whose fleet pays on terms: how, by when, and whether the shop takes that. Of any other, nothing. */
export function TakesTerms({
  requestId,
  field,
}: {
  requestId: string
  field: Omit<CheckboxProps, 'label'>
}) {
  const { data } = useQuery({
    queryKey: [readTermsOfRequest.path, requestId],
    queryFn: ({ signal }) => call(readTermsOfRequest, { params: { id: requestId }, signal }),
  })
  if (!data?.terms) return null
  return (
    <div className="flex flex-col">
      <Checkbox label={bills.bid.takes} {...field} />
      <p className="text-sm text-muted">{bills.bid.hint(data.terms)}</p>
    </div>
  )
}
