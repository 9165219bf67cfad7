import type { RequestForOwner } from '#contract/requests.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { CorrectRequest } from '../../requests/correct/CorrectRequest.tsx'
import { nobodyHears } from './nobody-hears.ts'

/** On the card of a request: that it reaches nobody, why, and what mends it. */
export function NobodyHears({ request }: { request: RequestForOwner }) {
  const { title, text } = nobodyHears(request)
  return (
    <>
      <FormError title={title} error={text} />
      <CorrectRequest request={request} label={waiting.correctPlace} variant="primary" />
    </>
  )
}
