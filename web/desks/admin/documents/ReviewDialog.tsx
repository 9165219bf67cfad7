import { useId, useState } from 'react'
import {
  approveSubmission,
  rejectSubmission,
  type SubmissionToReview,
} from '#contract/verification.ts'
import { steps } from '#contract/verification-steps.ts'
import { verification } from '#contract/words/en/verification.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { FactsFields } from '../../../things/verification/FactsFields.tsx'
import { factsOf } from '../../../things/verification/facts-form.ts'
import { DocumentView } from './DocumentView.tsx'
import { useDecide } from './use-review.ts'

/** One document in front of the reviewer: he approves it, with its facts put right, or rejects it with a reason. */
export function ReviewDialog({ line, onClose }: { line: SubmissionToReview; onClose: () => void }) {
  const words = verification.review
  const { stepId, provider, fileType } = line
  const id = useId()
  const [isRejecting, setRejecting] = useState(false)
  const [reason, setReason] = useState('')
  const [wrongReason, setWrongReason] = useState<string>()
  const deed = useDecide(line.id)
  function done(title: string) {
    toast({ title, tone: 'success' })
    onClose()
  }
  const form = useEndpointForm(approveSubmission.body, {
    values: factsOf(line),
    send: { ...deed, mutate: (facts, then) => deed.mutate({ deed: 'approve', facts }, then) },
    onDone: () => done(words.approved),
    failed: words.deedFailed,
  })
  function reject() {
    const parsed = rejectSubmission.body.safeParse({ reason })
    if (!parsed.success) return setWrongReason(sentencesOf(parsed.error).reason)
    setWrongReason(undefined)
    deed.mutate({ deed: 'reject', reason }, { onSuccess: () => done(words.rejected) })
  }
  const isCheck = fileType === null

  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={words.title(verification.steps[stepId].title)}
      description={words.by(provider.businessName, provider.ownerName)}
      footer={
        isRejecting ? (
          <>
            <Button variant="danger" busy={deed.isPending} onClick={reject}>
              {isCheck ? words.enterNotClear : words.reject}
            </Button>
            <Button variant="ghost" onClick={() => setRejecting(false)}>
              {words.back}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form={id} variant="primary" busy={deed.isPending}>
              {isCheck ? words.clear : words.approve}
            </Button>
            <Button onClick={() => setRejecting(true)}>
              {isCheck ? words.notClear : words.rejectFirst}
            </Button>
          </>
        )
      }
    >
      <FormError error={form.refusal} />
      <div className={isCheck ? 'flex flex-col gap-4' : 'grid items-start gap-4 sm:grid-cols-2'}>
        <DocumentView line={line} />
        {isRejecting ? (
          <Field label={words.reason} hint={words.reasonHint} required error={wrongReason}>
            <TextArea
              ref={focusOnArrival}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        ) : (
          <form id={id} onSubmit={form.submit} noValidate className="flex flex-col gap-3">
            {!isCheck && (
              <>
                <p className="text-muted">{words.factsHint}</p>
                <FactsFields
                  stepId={stepId}
                  field={form.field}
                  expiresHint={steps[stepId].needsExpiry ? words.expiresNeeded : undefined}
                  narrow
                />
              </>
            )}
          </form>
        )}
      </div>
    </Dialog>
  )
}

const focusOnArrival = (field: HTMLTextAreaElement | null) => field?.focus()
