import { FileText } from 'lucide-react'
import { type CreditNote, readCreditNote } from '#contract/invoices.ts'
import type { JobForCustomer, TimelineEntry } from '#contract/jobs.ts'
import { creditNote as words } from '#contract/words/en/credit-note.ts'
import { invoice } from '#contract/words/en/invoice.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { readBlob } from '../../kit/api/read-blob.ts'
import { useSaveFile } from '../../kit/api/use-save-file.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { usePayment } from '../requests/asked/use-payment.ts'

interface CreditNotesProps {
  job: Pick<JobForCustomer, 'id' | 'hasInvoice'>
  timeline: readonly TimelineEntry[]
}

/** Beside the invoice of a job: what has been credited of it since. */
export function CreditNotes({ job, timeline }: CreditNotesProps) {
  return job.hasInvoice ? <Known job={job} timeline={timeline} /> : null
}

function Known({ job, timeline }: CreditNotesProps) {
  const { data } = usePayment(job.id, timeline)
  return data?.creditNotes.map((note) => <Save key={note.id} note={note} />)
}

function Save({ note }: { note: CreditNote }) {
  const { token } = useAccess()
  const save = useSaveFile(
    () => readBlob(readCreditNote, { params: { id: note.id }, token }),
    `${note.number}.pdf`,
  )
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        icon={<FileText className="size-5" aria-hidden="true" />}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {words.open(formatMoney(note.amount))}
      </Button>
      <FormError error={save.isError ? sentenceOf(save.error, invoice.failed) : null} />
    </div>
  )
}
