import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { settings } from '#contract/settings.ts'
import { approveSubmission } from '#contract/verification.ts'
import { type StepId, steps } from '#contract/verification-steps.ts'
import { verification } from '#contract/words/en/verification.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FilePicker } from '../../../kit/ui/FilePicker.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { FactsFields } from '../../../things/verification/FactsFields.tsx'
import { noFacts } from '../../../things/verification/facts-form.ts'
import { useSubmitDocument } from './use-submit-document.ts'

const { maxBytes } = settings.documents
const megabytes = maxBytes / 1_000_000

/** Hands in a document for a step, with what stands on it. */
export function UploadDialog({ stepId, onClose }: { stepId: StepId; onClose: () => void }) {
  const words = verification.upload
  const [file, setFile] = useState<File | null>(null)
  const [unfit, setUnfit] = useState<string | null>(null)
  const deed = useSubmitDocument(stepId)
  const form = useEndpointForm(approveSubmission.body, {
    values: noFacts,
    send: {
      ...deed,
      mutate(facts, then) {
        if (!file) setUnfit(words.noFile)
        else if (!unfit) deed.mutate({ file, facts }, then)
      },
    },
    onDone: () => {
      toast({ title: words.done, description: words.doneText, tone: 'success' })
      onClose()
    },
    failed: words.failed,
  })

  function choose(chosen: File) {
    deed.reset()
    setFile(chosen)
    setUnfit(
      chosen.size === 0 ? words.empty : chosen.size > maxBytes ? words.tooLarge(megabytes) : null,
    )
  }

  return (
    <FormDialog
      form={{ ...form, refusal: unfit ?? (form.refusal && words.refused(form.refusal)) }}
      onClose={onClose}
      title={words.title(verification.steps[stepId].title)}
      description={verification.steps[stepId].text}
      submitLabel={words.submit}
    >
      <FilePicker
        label={words.file}
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        hint={words.fileHint(megabytes)}
        icon={<FileUp className="size-5" aria-hidden="true" />}
        name={file?.name ?? null}
        words={words}
        onChoose={choose}
      />
      <p className="text-muted">{words.facts}</p>
      <FactsFields
        stepId={stepId}
        field={form.field}
        expiresHint={steps[stepId].needsExpiry ? undefined : verification.noExpiryHint}
      />
      {deed.isPending && (
        <p role="status">{deed.percent < 100 ? words.sending(deed.percent) : words.checking}</p>
      )}
    </FormDialog>
  )
}
