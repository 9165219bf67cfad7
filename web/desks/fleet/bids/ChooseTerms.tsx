import { useQuery } from '@tanstack/react-query'
import { readWaysToPay } from '#contract/fleet-terms.ts'
import type { PayWay } from '#contract/payments.ts'
import { onTerms } from '#contract/words/en/on-terms.ts'
import { call } from '../../../kit/api/call.ts'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import type { PayChoice } from '../../../things/offers/reader.ts'

/** Asks a fleet with terms how it pays: on them where that can be, which is what happens unless somebody says otherwise. */
export const ChooseTerms: PayChoice = ({ bid, value, onChange }) => {
  const words = onTerms.choose
  const { data } = useQuery({
    queryKey: [readWaysToPay.path, bid.serviceRequestId],
    queryFn: ({ signal }) => call(readWaysToPay, { params: { id: bid.serviceRequestId }, signal }),
    staleTime: 0,
  })
  const terms = data?.terms
  if (!terms) return null
  const isTooMuch = Number(terms.left) < Number(bid.price)
  const why = terms.hindrance ?? (isTooMuch ? 'used_up' : null)
  if (why || !bid.takesTerms)
    return <p className="text-sm text-muted">{why ? words.notNow({ why }) : words.notTaken}</p>
  return (
    <RadioCards<PayWay>
      legend={words.label}
      columns={1}
      value={value ?? 'terms'}
      onChange={onChange}
      cards={[
        { value: 'terms', label: words.terms(terms), description: words.left(terms) },
        { value: 'direct', label: words.direct },
      ]}
    />
  )
}
