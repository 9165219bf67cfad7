import { useState } from 'react'
import { jobs } from '#contract/words/en/jobs.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { announce } from '../../kit/ui/announce.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { TextArea } from '../../kit/ui/TextArea.tsx'
import type { ProvedJob } from '../proofs/proved-job.ts'
import { useFinishProofs } from '../proofs/use-finish-proofs.tsx'
import type { Advance } from './use-own-jobs.ts'

/** Says that the work is done; the customer is asked to confirm it (rules C16). */
export function FinishDialog({
  job,
  advance,
  onClose,
}: {
  job: ProvedJob
  advance: Advance
  onClose: () => void
}) {
  const words = jobs.mine
  const [note, setNote] = useState('')
  const proofs = useFinishProofs(job)

  // Awaited here: with the step the button that opened this is gone, and this dialog with it.
  async function finish() {
    if (!(await proofs.skipMissing())) return
    try {
      await advance.mutateAsync({ step: 'finish', note: note.trim() })
      announce(words.moved(jobs.steps.finish))
      onClose()
    } catch {
      // Stands below the note.
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={words.finishTitle}
      description={words.finishText}
      confirmLabel={jobs.steps.finish}
      cancelLabel={words.finishBack}
      busy={advance.isPending}
      onConfirm={finish}
    >
      {proofs.missing}
      <Field label={words.finishNote}>
        <TextArea maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <FormError error={advance.isError ? sentenceOf(advance.error, words.stepFailed) : null} />
    </ConfirmDialog>
  )
}
