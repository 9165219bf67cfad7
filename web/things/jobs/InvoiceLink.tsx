import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { type JobForCustomer, readInvoice } from '#contract/jobs.ts'
import { invoice as words } from '#contract/words/en/invoice.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { readBlob } from '../../kit/api/read-blob.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'

/** Saves the invoice of a job that has one. A link cannot carry a guest's token, so the file is fetched. */
export function InvoiceLink({ job }: { job: Pick<JobForCustomer, 'id' | 'hasInvoice'> }) {
  const { token } = useAccess()
  const save = useMutation({
    mutationFn: () => readBlob(readInvoice, { params: { id: job.id }, token }),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = 'invoice.pdf'
      link.click()
      URL.revokeObjectURL(address)
    },
  })
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
