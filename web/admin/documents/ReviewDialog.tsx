import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { rejectSubmission, type SubmissionToReview } from '#contract/verification.ts'
import { steps } from '#contract/verification-steps.ts'
import { fieldErrorsOf, sentenceOf } from '../../api/api-error.ts'
import { focusFirst, sentencesOf, showRefusal } from '../../api/form.ts'
import { verification } from '../../messages/en/verification.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { FactsFields } from '../../verification/FactsFields.tsx'
import {
  type FactsValues,
  factsFields,
  factsOf,
  factsResolver,
} from '../../verification/facts-form.ts'
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
  const form = useForm({
    defaultValues: factsOf(line),
    resolver: factsResolver,
    shouldFocusError: false,
  })

  function done(title: string) {
    toast({ title, tone: 'success' })
    onClose()
  }
  const approve = form.handleSubmit(
    (facts) =>
      deed.mutate(
        { deed: 'approve', facts },
        {
          onSuccess: () => done(words.approved),
          onError: (error) => showRefusal<FactsValues>(error, factsFields, form.setError),
        },
      ),
    focusFirst(factsFields, form.setFocus),
  )
  function reject() {
    const parsed = rejectSubmission.body.safeParse({ reason })
    if (!parsed.success) return setWrongReason(sentencesOf(parsed.error).reason)
    setWrongReason(undefined)
    deed.mutate({ deed: 'reject', reason }, { onSuccess: () => done(words.rejected) })
  }
  const isAtField = factsFields.some((field) => fieldErrorsOf(deed.error)[field])
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
      <FormError
        error={deed.error && !isAtField ? sentenceOf(deed.error, words.deedFailed) : null}
      />
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
          <form id={id} onSubmit={approve} noValidate className="flex flex-col gap-3">
            {!isCheck && (
              <>
                <p className="text-muted">{words.factsHint}</p>
                <FactsFields
                  stepId={stepId}
                  register={form.register}
                  errors={form.formState.errors}
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
