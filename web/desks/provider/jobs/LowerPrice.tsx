import { useState } from 'react'
import { phasesSinceWork } from '#contract/job-lifecycle.ts'
import { type JobForProvider, lowerPriceBody } from '#contract/jobs.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useJobDeeds } from './use-own-jobs.ts'

/** While the work runs or waits for its confirmation: the provider takes less than was agreed. */
export function LowerPrice({ job }: { job: JobForProvider }) {
  const [asks, setAsks] = useState(false)
  const { phase, price } = job
  if (!phasesSinceWork.includes(phase) || price === null) return null
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {cancellation.lower.action}
      </Button>
      {asks && <LowerPriceDialog jobId={job.id} price={price} onClose={() => setAsks(false)} />}
    </>
  )
}

function LowerPriceDialog({
  jobId,
  price,
  onClose,
}: {
  jobId: string
  price: string
  onClose: () => void
}) {
  const words = cancellation.lower
  const { lowerPrice } = useJobDeeds(jobId)
  const form = useEndpointForm(lowerPriceBody, {
    values: { price: '', reason: '' },
    send: lowerPrice,
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
      description={words.text(formatMoney(price))}
      submitLabel={words.confirm}
    >
      <TextField
        label={words.price}
        required
        {...form.field('price')}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
      />
      <TextAreaField label={words.reason} required {...form.field('reason')} rows={2} />
    </FormDialog>
  )
}
