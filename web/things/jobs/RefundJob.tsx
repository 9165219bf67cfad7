import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentBodyOf } from '#contract/endpoint.ts'
import type { Payment } from '#contract/payments.ts'
import { refundBody, refundJob } from '#contract/refunds.ts'
import { payments } from '#contract/words/en/payments.ts'
import { call } from '../../kit/api/call.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { useKeyOf } from '../../kit/api/use-key-of.ts'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { jobsKey } from '../requests/jobs-key.ts'

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
  const keyOf = useKeyOf()
  const onSettled = useReadAgain(jobsKey)
  const send = useMutation({
    mutationFn: (body: SentBodyOf<typeof refundJob>) =>
      call(refundJob, { params: { id: jobId }, body, idempotencyKey: keyOf(body) }),
    onSettled,
  })
  const form = useEndpointForm(refundBody, {
    values: { amount: '', reason: '' },
    send,
    failed: words.failed,
    onDone: () => {
      toast({ title: words.done, tone: 'success' })
      onClose()
    },
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
