import { Clock, Phone, Reply } from 'lucide-react'
import type { BidForOwner } from '#contract/bids.ts'
import { bids } from '#contract/words/en/bids.ts'
import { providerPage } from '#contract/words/en/provider-page.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { formatDuration, formatPhone, phoneHref } from '../../kit/ui/format.ts'

/** S0 §2.8: who to call, when, and the call itself. */
export function CallDialog({
  provider,
  onClose,
}: {
  provider: BidForOwner['provider']
  onClose: () => void
}) {
  const { call } = bids
  const { serviceHours, responseTimeMinutes } = provider
  const phone = provider.phone ?? ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={call.title(provider.businessName)}
      footer={
        <>
          <a href={phoneHref(phone)} className={buttonClass({ variant: 'primary' })}>
            <Phone className="size-5" aria-hidden="true" />
            {call.now}
          </a>
          <Button variant="ghost" onClick={onClose}>
            {call.close}
          </Button>
        </>
      }
    >
      <p className="numerals text-3xl font-bold">{formatPhone(phone)}</p>
      <ul className="flex flex-col gap-1 text-muted">
        <li className="flex items-center gap-2">
          <Clock className="size-5 shrink-0" aria-hidden="true" />
          {serviceHours ? call.open(providerPage.hours[serviceHours]) : call.hours}
        </li>
        <li className="flex items-center gap-2">
          <Reply className="size-5 shrink-0" aria-hidden="true" />
          {responseTimeMinutes === null
            ? call.usual
            : call.answers(formatDuration(responseTimeMinutes))}
        </li>
      </ul>
    </Dialog>
  )
}
