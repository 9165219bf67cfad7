import type { PayWay } from '#contract/payments.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { onTerms } from '#contract/words/en/on-terms.ts'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { PayChoice } from '../../../things/offers/reader.ts'
import { useWaysToPay } from '../../../things/offers/use-ways-to-pay.ts'

/**
 * Asks a fleet with terms how it pays: on them where that can be, which is what happens unless somebody says otherwise. And for the
 * PO number, where without it nothing would be accepted.
 */
export const ChooseTerms: PayChoice = ({ bid, value, onChange }) => {
  const words = onTerms.choose
  const ways = useWaysToPay(bid)
  if (!ways) return null
  const { terms, poWanted, why, isOnTerms } = ways
  const payBy = value.payBy ?? (isOnTerms ? 'terms' : 'direct')
  return (
    <>
      {terms && isOnTerms && (
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
      {terms && !isOnTerms && (
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
