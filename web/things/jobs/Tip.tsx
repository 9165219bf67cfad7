import { useMutation } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import type { Payment } from '#contract/payments.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { tipJob } from '#contract/tips.ts'
import { payments } from '#contract/words/en/payments.ts'
import { fieldErrorsOf, sentenceOf } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Chips } from '../../kit/ui/Chips.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { TextField } from '../../kit/ui/TextField.tsx'
import { jobsKey } from '../requests/jobs-key.ts'
import { keepForTrip } from '../requests/open/remembered.ts'
import { MoneyPart } from './MoneyPart.tsx'

const words = payments.tip

/** After the work: what was given beside the price, or the way to give it. Nobody is asked twice. */
export function Tip({
  requestId,
  jobId,
  payment,
  isFolded,
}: {
  requestId: string
  jobId: string
  payment: Payment
  /** Behind one line while nothing was given: who reads it sits in an office. */
  isFolded: boolean
}) {
  const { tip, mayTip } = payment
  const whom = tip?.technician ?? mayTip?.technician ?? null
  return (
    <MoneyPart title={words.title} isFolded={isFolded && !tip} gap="gap-3">
      <p role="status">
        {tip && (
          <span className="block">{words.owner[tip.state](formatMoney(tip.amount), whom)}</span>
        )}
        {tip && Number(tip.refunded) > 0 && (
          <span className="block">{payments.refunded(formatMoney(tip.refunded))}</span>
        )}
        {mayTip && <span className="block text-muted">{words.text(whom)}</span>}
      </p>
      {mayTip && (
        <Choice
          requestId={requestId}
          jobId={jobId}
          card={mayTip.card}
          wished={tip?.state === 'needs_card' ? tip.amount : null}
        />
      )}
    </MoneyPart>
  )
}

const presets = settings.tips.presetCents.map((cents) => decimal(cents))
const other = 'other'
const none = '0.00'

function Choice({
  requestId,
  jobId,
  card,
  wished,
}: {
  requestId: string
  jobId: string
  card: { brand: string; last4: string } | null
  wished: string | null
}) {
  const { token } = useAccess()
  const keyOf = useKeyOf()
  const onSettled = useReadAgain(jobsKey)
  const [chosen, setChosen] = useState(wished ? (presets.includes(wished) ? wished : other) : '')
  const [own, setOwn] = useState(wished && !presets.includes(wished) ? wished : '')
  const give = useMutation({
    mutationFn: (amount: string) => {
      const body = { amount }
      return call(tipJob, { params: { id: jobId }, body, token, idempotencyKey: keyOf(body) })
    },
    onSuccess: ({ url }) => {
      if (!url) return
      if (token) keepForTrip({ id: requestId, token })
      window.location.assign(url)
    },
    onSettled,
  })
  const amount = chosen === other ? own.trim() : chosen
  const sum = Number(amount) > 0 ? formatMoney(amount) : ''
  const fault = give.isError ? fieldErrorsOf(give.error).amount : undefined
  return (
    <form
      noValidate
      className="flex w-full flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        give.mutate(amount)
      }}
    >
      <Chips
        legend={words.how}
        legendHidden
        value={chosen}
        onChange={(value) => {
          setChosen(value)
          give.reset()
        }}
        chips={[
          { value: none, label: words.none },
          ...presets.map((value) => ({ value, label: words.sum(Number(value)) })),
          { value: other, label: words.other },
        ]}
      />
      {chosen === other && (
        <div className="w-40">
          <TextField
            label={words.amount}
            value={own}
            onChange={({ target }) => setOwn(target.value)}
            error={fault}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
          />
        </div>
      )}
      {chosen !== '' && (
        <Button
          type="submit"
          variant={chosen === none ? 'secondary' : 'primary'}
          icon={chosen === none ? undefined : <HandCoins className="size-5" aria-hidden="true" />}
          busy={give.isPending || give.data?.url != null}
        >
          {chosen === none
            ? words.noThanks
            : card
              ? words.onCard(sum, payments.card(card.brand, card.last4))
              : words.byCard(sum)}
        </Button>
      )}
      <FormError error={give.isError && !fault ? sentenceOf(give.error, words.failed) : null} />
    </form>
  )
}
