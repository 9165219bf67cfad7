import { CreditCard } from 'lucide-react'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { Payment, PayWay } from '#contract/payments.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { customerJobs } from '#contract/words/en/customer-jobs.ts'
import { onTerms as terms } from '#contract/words/en/on-terms.ts'
import { payments as words } from '#contract/words/en/payments.ts'
import { pledge } from '#contract/words/en/pledge.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatClock, formatMoney } from '../../kit/ui/format.ts'
import { isByCard, useChoosePay, usePayment, usePutCard } from '../requests/asked/use-payment.ts'
import { LateFleetCheck } from './LateFleetCheck.tsx'
import { MoneyPart } from './MoneyPart.tsx'
import { PaidDirectly } from './PaidDirectly.tsx'

interface CustomerPaymentProps {
  job: JobForCustomer
  data: Payment
  /** Its office and its driver read it. */
  isFleets: boolean
}

/** How the customer pays for a job: what is held, taken or owed, and the way to put a card on it. */
export const CustomerPayment = ({ job, data, isFleets }: CustomerPaymentProps) => (
  <>
    {(data.state !== 'direct' || data.canPutCard || data.mayChoose.length > 0) && (
      <OfPrice job={job} data={data} isFleets={isFleets} />
    )}
    {(data.fleetCheck || data.mayGiveCheck) && <LateFleetCheck jobId={job.id} payment={data} />}
  </>
)

function OfPrice({ job, data, isFleets }: CustomerPaymentProps) {
  const put = usePutCard(job.id)
  const { state, card } = data
  // The press is answered first, and the card charged after that.
  const isTaking = state === 'secured' && job.phase === 'closed'
  const asked = data.credit?.onCard ?? job.price
  const sum = formatMoney(Number(data.amount) > 0 ? data.amount : asked)
  const label = state === 'needs_card' ? words.goOn : words.putCard
  return (
    <MoneyPart
      title={words.title}
      // The price says already that it goes on the bill, and nothing is asked.
      isFolded={isFleets && isOnlyOnTerms(data)}
      gap="gap-2"
    >
      <p role="status">
        {isFleets && state === 'direct'
          ? words.fleetDirect
          : words.owner[isTaking ? 'taking' : state](sum)}
        {card && (
          <span className="block text-sm text-muted">{words.card(card.brand, card.last4)}</span>
        )}
      </p>
      {data.credit && <p>{withCredit(data.credit)}</p>}
      {data.terms && <p>{onTerms(data.terms)}</p>}
      {data.mayChoose.map((way) => (
        <ChoosePay key={way} jobId={job.id} way={way} />
      ))}
      {data.chargeback && (
        <p>{words.ownerChargeback[data.chargeback.stands](formatMoney(data.chargeback.amount))}</p>
      )}
      {data.setAside && <p>{words.setAside(formatMoney(data.setAside))}</p>}
      {data.cardsOffUntil && <p>{words.cardsOff(formatClock(data.cardsOffUntil))}</p>}
      <PaidDirectly payment={data} />
      {data.canPutCard && state !== 'needs_card' && (
        <p className="text-sm text-muted">{words.whatHolding(sum)}</p>
      )}
      {data.canPutCard && (
        <Button
          icon={<CreditCard className="size-5" aria-hidden="true" />}
          busy={put.isPending}
          onClick={() => put.mutate()}
        >
          {label}
        </Button>
      )}
      <FormError error={put.isError ? sentenceOf(put.error, words.failed) : null} />
    </MoneyPart>
  )
}

/** Nothing of it is contested, credited, refunded or paid in another way. */
const isOnlyOnTerms = ({
  terms,
  credit,
  chargeback,
  setAside,
  cardsOffUntil,
  canPutCard,
  direct,
  refunded,
}: Payment): boolean =>
  terms !== null &&
  !credit &&
  !chargeback &&
  !setAside &&
  !cardsOffUntil &&
  !canPutCard &&
  Number(direct) === 0 &&
  Number(refunded) === 0

/** What a credit pays beside the card. */
const withCredit = ({ amount, onCard }: NonNullable<Payment['credit']>): string =>
  pledge.withCard({ credit: formatMoney(amount), onCard: formatMoney(onCard) })

/** To the fleet: on which bill it stands, or by when the next one is due. Its driver does not read which bill that is. */
function onTerms({ bill, dueOn, isBilled, isPaid }: NonNullable<Payment['terms']>): string {
  if (!isBilled) return terms.youPay({ dueOn })
  if (bill === null) return isPaid ? terms.youPaid : terms.youPayBill({ dueOn })
  return isPaid ? terms.billPaid({ bill }) : terms.onBill({ bill, dueOn })
}

function ChoosePay({ jobId, way }: { jobId: string; way: PayWay }) {
  const choose = useChoosePay(jobId)
  const { choose: words } = terms
  return (
    <>
      <Button busy={choose.isPending} onClick={() => choose.mutate(way)}>
        {way === 'terms' ? words.toTerms : words.toDirect}
      </Button>
      <FormError error={choose.isError ? sentenceOf(choose.error, words.failed) : null} />
    </>
  )
}

/** Beside the price: who takes it. Nothing while that is not known, or a page waits for a card. */
export function PaidHow({
  request,
  job,
}: {
  request: Pick<RequestForOwner, 'timeline'>
  job: JobForCustomer
}) {
  const { data } = usePayment(job.id, request.timeline)
  if (!data) return null
  if (data.terms) return terms.paidHow(data.terms)
  if (data.state === 'needs_card') return null
  if (!isByCard(data)) return customerJobs.paid
  return Number(data.direct) > 0
    ? words.partByCard(formatMoney(data.amount), formatMoney(data.direct))
    : words.byCard
}
