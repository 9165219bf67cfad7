import { useState } from 'react'
import type { JobAtDesk } from '#contract/desk-requests.ts'
import { refundAtDesk, refundBody } from '#contract/refunds.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { FormDialog } from '../../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../../kit/ui/TextField.tsx'
import { useDeskForm } from '../use-desk-form.ts'

/** Gives back what a card has paid for a job. */
export function RefundButton({ job }: { job: JobAtDesk }) {
  const [asks, setAsks] = useState(false)
  const isByCard = job.ledger.some(({ account }) => account === 'processor')
  if (!isByCard) return null
  return (
    <>
      <Button onClick={() => setAsks(true)}>{desk.deeds.refund}</Button>
      {asks && <RefundDialog job={job} onClose={() => setAsks(false)} />}
    </>
  )
}

function RefundDialog({ job, onClose }: { job: JobAtDesk; onClose: () => void }) {
  const words = desk.deeds
  const values = { amount: '', reason: '' }
  const form = useDeskForm(refundAtDesk, job.id, refundBody, values, onClose)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.refundTitle}
      description={words.refundText}
      tone="danger"
      submitLabel={words.refund}
    >
      <TextField
        label={words.refundAmount}
        inputMode="decimal"
        autoComplete="off"
        required
        {...form.field('amount')}
      />
      <TextAreaField
        label={desk.reason}
        hint={desk.reasonTold}
        required
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
