import type { RequestLine } from '#contract/requests.ts'
import { urgencyWords as words } from '#contract/words/en/urgency.ts'
import { linkClass } from '../../../kit/ui/link-class.ts'

/** Of an emergency until it is over: whoever waits beside the road has the way to 911 in reach, whatever comes meanwhile. */
export function DangerLine({ request }: { request: Pick<RequestLine, 'urgency' | 'status'> }) {
  const { urgency, status } = request
  if (urgency !== 'emergency' || (status !== 'open' && status !== 'in_progress')) return null
  return (
    <p>
      {words.danger}{' '}
      <a href="tel:911" className={`${linkClass} font-semibold`}>
        {words.call911}
      </a>
    </p>
  )
}
