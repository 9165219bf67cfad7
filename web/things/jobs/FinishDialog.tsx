import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { changes } from '#contract/words/en/changes.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { announce } from '../../kit/ui/announce.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { noteClass } from '../../kit/ui/note-class.ts'
import { TextArea } from '../../kit/ui/TextArea.tsx'
import { focusWrong } from '../../kit/unsaved/focus-wrong.ts'
import { forgetWords, keptWords, useKeptWords } from '../../kit/unsaved/kept-words.ts'
import type { ProvedJob } from '../proofs/proved-job.ts'
import { useFinishProofs } from '../proofs/use-finish-proofs.tsx'
import type { Advance } from './advance.ts'

/** Says that the work is done; the customer is asked to confirm it (rules C16). */
export function FinishDialog({
  job,
  total,
  collect,
  unanswered,
  advance,
  onClose,
}: {
  job: ProvedJob
  /** What the customer pays in all; null for who does not know it. */
  total: string | null
  /** What to take from the customer, as a sentence; null where that is not said. */
  collect: string | null
  /** How much more was asked for that nobody has answered; null where nothing waits. */
  unanswered: string | null
  advance: Advance
  onClose: () => void
}) {
  const words = jobs.mine
  const fields = useId()
  const proofs = useFinishProofs(job)
  const place = `finish:${job.id}`
  const [note, setNote] = useState(() => keptWords(place) || proofs.saidBefore)
  useKeptWords(place, note)
  const [isTried, setTried] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const said = note.trim()
  const client = useQueryClient()
  // The total is read out to the customer: what they agreed to a moment ago is in it.
  useEffect(() => {
    void client.invalidateQueries({ type: 'active' })
  }, [client])

  async function finish() {
    setTried(true)
    // Without a network it takes seconds: a second tap meanwhile is the same one.
    setLooking(true)
    const isSkipped = await proofs.skipMissing(said !== '').finally(() => setLooking(false))
    if (!isSkipped || !said) return focusWrong(fields)
    mutateThen(advance, { step: 'finish', note: said }, () => {
      announce(words.moved(jobs.steps.finish))
      forgetWords(place)
      onClose()
    })
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
      busy={advance.isPending || isLooking}
      onConfirm={finish}
    >
      {total && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-sm border border-line p-3">
          <span className="font-semibold">{words.total}</span>
          <Money amount={total} className="text-2xl font-bold" />
          <span className="w-full text-sm text-muted">{words.totalHint}</span>
        </p>
      )}
      {collect && <p className="font-semibold">{collect}</p>}
      {unanswered && <p className={noteClass}>{changes.notInTotal(formatMoney(unanswered))}</p>}
      <div id={fields} className="flex flex-col gap-4">
        <Field
          label={words.finishNote}
          required
          hint={words.finishNoteHint}
          error={isTried && !said ? words.finishNoteMissing : undefined}
        >
          <TextArea
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        {proofs.missing}
      </div>
      <FormError error={advance.isError ? sentenceOf(advance.error, words.stepFailed) : null} />
    </ConfirmDialog>
  )
}
