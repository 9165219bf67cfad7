import { useState } from 'react'
import type { DocumentAtDesk } from '#contract/desk-accounts.ts'
import { approveSubmission, rejectSubmission } from '#contract/verification.ts'
import { steps } from '#contract/verification-steps.ts'
import { desk } from '#contract/words/en/desk.ts'
import { verification } from '#contract/words/en/verification.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { FactsFields } from '../../../things/verification/FactsFields.tsx'
import { factsOf } from '../../../things/verification/facts-form.ts'
import { useDecide } from './use-review.ts'

/** One document in front of the reviewer: approved, with its facts put right, or rejected with a reason. */
export function DocumentDecision({
  document,
  business,
  onDone,
}: {
  document: DocumentAtDesk
  business: string
  onDone?: () => void
}) {
  const words = verification.review
  const { stepId, fileType } = document
  const [isRejecting, setRejecting] = useState(false)
  const [reason, setReason] = useState('')
  const [wrongReason, setWrongReason] = useState<string>()
  const description = desk.approvals.documentOf({
    step: verification.steps[stepId].title,
    business,
  })
  const deed = useDecide(document.id, ({ deed }) => {
    toast({
      title: deed === 'approve' ? words.approved : words.rejected,
      description,
      tone: 'success',
    })
    onDone?.()
  })
  const form = useEndpointForm(approveSubmission.body, {
    values: { ...factsOf(document), hasNoEnd: false },
    send: { ...deed, mutate: (facts, then) => deed.mutate({ deed: 'approve', facts }, then) },
    failed: words.deedFailed,
  })
  function reject() {
    const parsed = rejectSubmission.body.safeParse({ reason })
    if (!parsed.success) return setWrongReason(sentencesOf(parsed.error).reason)
    setWrongReason(undefined)
    deed.mutate({ deed: 'reject', reason })
  }
  const isCheck = fileType === null
  if (isRejecting)
    return (
      <div className="flex flex-col gap-3">
        <Field label={words.reason} hint={words.reasonHint} required error={wrongReason}>
          <TextArea
            ref={focusOnArrival}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <FormError error={form.refusal} />
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" busy={deed.isPending} onClick={reject}>
            {isCheck ? words.enterNotClear : words.reject}
          </Button>
          <Button variant="ghost" onClick={() => setRejecting(false)}>
            {words.back}
          </Button>
        </div>
      </div>
    )
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      {!isCheck && (
        <>
          <p className="text-muted">{words.factsHint}</p>
          <FactsFields
            stepId={stepId}
            field={form.field}
            expiresHint={steps[stepId].needsExpiry ? words.expiresNeeded : undefined}
            narrow
          />
          {stepId === 'business_license' && (
            <Checkbox label={desk.approvals.hasNoEnd} {...form.register('hasNoEnd')} />
          )}
        </>
      )}
      <FormError error={form.refusal} />
      <div className="flex flex-wrap justify-between gap-6">
        <Button type="submit" variant="primary" busy={deed.isPending}>
          {isCheck ? words.clear : words.approve}
        </Button>
        <Button onClick={() => setRejecting(true)}>
          {isCheck ? words.notClear : words.rejectFirst}
        </Button>
      </div>
    </form>
  )
}

const focusOnArrival = (field: HTMLTextAreaElement | null) => field?.focus()
