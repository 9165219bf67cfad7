import clsx from 'clsx'
import { Phone } from 'lucide-react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { formatPhone, phoneHref } from '../../kit/ui/format.ts'
import { inRow } from '../../kit/ui/in-row.ts'
import type { Reader } from './reader.ts'

export interface CallProviderProps {
  provider: BidForOwner['provider']
  by: Reader['call']
  onCall: () => void
}

/** The way to the provider's phone: at once, or over a dialog that says when to call. */
export function CallProvider({ provider, by, onCall }: CallProviderProps) {
  const { card } = bids
  const { businessName, phone } = provider
  if (by === 'dialog')
    return (
      <Button
        className={inRow.narrow.button}
        icon={<Phone className="size-5" aria-hidden="true" />}
        aria-label={card.callName(businessName)}
        disabledReason={phone ? null : card.noPhone}
        onClick={onCall}
      >
        <span className={inRow.narrow.label}>{card.call}</span>
      </Button>
    )
  if (!phone) return null
  return (
    <a
      href={phoneHref(phone)}
      aria-label={card.callNumber(businessName, formatPhone(phone))}
      className={clsx(buttonClass(), inRow.narrow.button)}
    >
      <Phone className="size-5" aria-hidden="true" />
      <span className={clsx('numerals whitespace-nowrap', inRow.narrow.label)}>
        {formatPhone(phone)}
      </span>
    </a>
  )
}
