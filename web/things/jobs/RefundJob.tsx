import { useState } from 'react'
import type { Payment } from '#contract/payments.ts'
import { refundJob } from '#contract/refunds.ts'
import { payments } from '#contract/words/en/payments.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { useMoneyForm } from './use-money-form.ts'

/** The provider gives back what a card has paid, all of it or a part. */
export function RefundJob({ jobId, payment }: { jobId: string; payment: Payment }) {
  const [asks, setAsks] = useState(false)
  if (payment.refundable === null) return null
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {payments.refund.action}
      </Button>
      {asks && (
        <RefundDialog jobId={jobId} most={payment.refundable} onClose={() => setAsks(false)} />
      )}
    </>
  )
}

function RefundDialog({
  jobId,
  most,
  onClose,
}: {
  jobId: string
  most: string
  onClose: () => void
}) {
  const words = payments.refund
  const form = useMoneyForm(refundJob, refundJob.body, jobId, {
    values: { amount: '', reason: '' },
    done: words.done,
    failed: words.failed,
    onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text(formatMoney(most))}
      submitLabel={words.confirm}
    >
      <TextField
        label={words.amount}
        required
        {...form.field('amount')}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
      />
      <TextAreaField label={words.reason} required {...form.field('reason')} rows={2} />
    </FormDialog>
  )
}
