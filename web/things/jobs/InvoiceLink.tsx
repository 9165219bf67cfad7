import { FileText } from 'lucide-react'
import { type JobForCustomer, readInvoice } from '#contract/jobs.ts'
import { invoice as words } from '#contract/words/en/invoice.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { readBlob } from '../../kit/api/read-blob.ts'
import { useSaveFile } from '../../kit/api/use-save-file.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'

/** Saves the invoice of a job that has one. */
export function InvoiceLink({ job }: { job: Pick<JobForCustomer, 'id' | 'hasInvoice'> }) {
  const { token } = useAccess()
  const save = useSaveFile(
    () => readBlob(readInvoice, { params: { id: job.id }, token }),
    'invoice.pdf',
  )
  if (!job.hasInvoice) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        icon={<FileText className="size-5" aria-hidden="true" />}
        busy={save.isPending}
        onClick={() => save.mutate()}
      >
        {words.open}
      </Button>
      <FormError error={save.isError ? sentenceOf(save.error, words.failed) : null} />
    </div>
  )
}
