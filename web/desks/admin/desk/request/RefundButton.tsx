import { useState } from 'react'
import type { JobAtDesk } from '#contract/desk-requests.ts'
import { refundAtDesk, refundAtDeskBody } from '#contract/refunds.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { FormDialog } from '../../../../kit/ui/FormDialog.tsx'
import { formatMoney } from '../../../../kit/ui/format.ts'
import { TextAreaField } from '../../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../../kit/ui/TextField.tsx'
import { useDeskForm } from '../use-desk-form.ts'

type Way = 'card' | 'terms'

/** Gives back what a card has paid for a job, or takes it off what a fleet owes. */
export function RefundButton({ job }: { job: JobAtDesk }) {
  const [asks, setAsks] = useState(false)
  const isByCard = job.ledger.some(({ account }) => account === 'processor')
  if (!isByCard && Number(job.refundable) === 0) return null
  const way = isByCard ? 'card' : 'terms'
  return (
    <>
      <Button disabledReason={job.refundRefusal} onClick={() => setAsks(true)}>
        {desk.deeds.refund[way]}
      </Button>
      {asks && <RefundDialog job={job} way={way} onClose={() => setAsks(false)} />}
    </>
  )
}

function RefundDialog({ job, way, onClose }: { job: JobAtDesk; way: Way; onClose: () => void }) {
  const words = desk.deeds
  // As it stood when it was asked: of two who give back at once the second is told.
  const [seen] = useState(job.refundable)
  const values = { amount: '', reason: '', seen }
  const form = useDeskForm(refundAtDesk, job.id, refundAtDeskBody, values, onClose)
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.refundTitle[way]}
      description={words.refundText[way]}
      tone="danger"
      submitLabel={words.refund[way]}
    >
      <TextField
        label={words.refundAmount}
        hint={words.refundAtMost(formatMoney(seen))}
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
