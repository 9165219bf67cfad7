import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { checkIssuers, giveFleetCheck, showFleetCheck } from '#contract/fleet-checks.ts'
import type { Payment } from '#contract/payments.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { fleetChecks as words } from '#contract/words/en/fleet-checks.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { useMoneyForm } from './use-money-form.ts'

const saidOf = ({ issuer, amount, last4 }: NonNullable<Payment['fleetCheck']>) =>
  words.check(words.issuers[issuer], formatMoney(amount), last4)

/** What the check leaves of what is owed directly, or pays beyond it: both sides read it before it is drawn. */
function beside(amount: string, direct: string): string {
  const cents = (centsOf(direct) ?? 0) - (centsOf(amount) ?? 0)
  if (cents === 0) return ''
  const sum = decimal(Math.abs(cents))
  return cents > 0 ? words.less({ left: sum }) : words.more({ over: sum })
}

/** Who pays by a fleet check types its code here, once; afterwards its end is all that is read. */
export function FleetCheck({ jobId, payment }: { jobId: string; payment: Payment }) {
  const [asks, setAsks] = useState(false)
  const { fleetCheck: check, mayGiveCheck, direct } = payment
  return (
    <div className="flex flex-col items-start gap-2">
      {check && (
        <p role="status">
          {saidOf(check)} {beside(check.amount, direct)}
          <span className="block text-sm text-muted">
            {check.isShown ? words.wasRead : words.waits}
          </span>
        </p>
      )}
      {mayGiveCheck && (
        <Button variant="ghost" className="self-start px-0!" onClick={() => setAsks(true)}>
          {check ? words.change : words.give}
        </Button>
      )}
      {asks && <CheckDialog jobId={jobId} amount={direct} onClose={() => setAsks(false)} />}
    </div>
  )
}

function CheckDialog({
  jobId,
  amount,
  onClose,
}: {
  jobId: string
  amount: string
  onClose: () => void
}) {
  const form = useMoneyForm(giveFleetCheck, giveFleetCheck.body, jobId, {
    values: { issuer: 'comdata', code: '', amount },
    done: words.done,
    failed: words.failed,
    onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.confirm}
    >
      <SelectField
        label={words.issuer}
        required
        placeholder={null}
        options={checkIssuers.map((value) => ({ value, label: words.issuers[value] }))}
        {...form.field('issuer')}
      />
      <TextField
        label={words.code}
        required
        {...form.field('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
      <TextField
        label={words.amount}
        required
        {...form.field('amount')}
        hint={words.owed({ sum: amount })}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  )
}

/** As long as the page is open, however the job moves on it: it comes only once. */
const codes = new Map<string, string>()

/** For who draws it: the code comes once, after the work, by a press. */
export function FleetCheckToDraw({ jobId, payment }: { jobId: string; payment: Payment }) {
  const keyOf = useKeyOf()
  const show = useMutation({
    mutationFn: () =>
      call(showFleetCheck, { params: { id: jobId }, idempotencyKey: keyOf({ jobId }) }),
    onSuccess: ({ code }) => {
      codes.set(jobId, code)
    },
  })
  const { fleetCheck: check } = payment
  if (!check) return null
  const code = codes.get(jobId)
  return (
    <div className="flex flex-col items-start gap-2">
      <p>
        {saidOf(check)} {beside(check.amount, payment.direct)}
        <span className="block text-sm">{words.unprotected}</span>
      </p>
      {code ? (
        <p role="status">
          {words.codeIs}{' '}
          <strong className="numerals block text-2xl break-all select-all">{code}</strong>
          <span className="block text-sm">{words.once}</span>
        </p>
      ) : check.mayShow ? (
        <Button busy={show.isPending} onClick={() => show.mutate()}>
          {words.show}
        </Button>
      ) : (
        <p className="text-sm text-muted">{check.isShown ? words.youRead : words.afterWork}</p>
      )}
      <FormError error={show.isError ? sentenceOf(show.error, words.notShown) : null} />
    </div>
  )
}
