import { useQuery } from '@tanstack/react-query'
import { readWaysToPay } from '#contract/fleet-terms.ts'
import type { PayWay } from '#contract/payments.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { onTerms } from '#contract/words/en/on-terms.ts'
import { call } from '../../../kit/api/call.ts'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { PayChoice } from '../../../things/offers/reader.ts'

/**
 * Asks a fleet with terms how it pays: on them where that can be, which is what happens unless somebody says otherwise. And for the
 * PO number, where without it nothing would be accepted.
 */
export const ChooseTerms: PayChoice = ({ bid, value, onChange }) => {
  const words = onTerms.choose
  const { data } = useQuery({
    queryKey: [readWaysToPay.path, bid.serviceRequestId],
    queryFn: ({ signal }) => call(readWaysToPay, { params: { id: bid.serviceRequestId }, signal }),
    staleTime: 0,
  })
  if (!data) return null
  const { terms, poWanted } = data
  const isTooMuch = terms !== null && Number(terms.left) < Number(bid.price)
  const why = terms?.hindrance ?? (isTooMuch ? 'used_up' : null)
  const isOffered = terms !== null && !why && bid.takesTerms
  const payBy = value.payBy ?? (isOffered ? 'terms' : 'direct')
  return (
    <>
      {isOffered && (
        <RadioCards<PayWay>
          legend={words.label}
          columns={1}
          value={payBy}
          onChange={(payBy) => onChange({ ...value, payBy })}
          cards={[
            { value: 'terms', label: words.terms(terms), description: words.left(terms) },
            { value: 'direct', label: words.direct },
          ]}
        />
      )}
      {terms && !isOffered && (
        <p className="text-sm text-muted">{why ? words.notNow({ why }) : words.notTaken}</p>
      )}
      {(poWanted === 'always' || (poWanted === 'on_terms' && payBy === 'terms')) && (
        <TextField
          label={fleetBids.po.label}
          hint={poWanted === 'always' ? fleetBids.po.required : fleetBids.po.wantedOnTerms}
          required
          maxLength={60}
          autoComplete="off"
          value={value.poNumber ?? ''}
          onChange={({ target }) => onChange({ ...value, poNumber: target.value })}
        />
      )}
    </>
  )
}
