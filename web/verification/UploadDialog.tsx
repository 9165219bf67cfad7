import { FileUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { settings } from '#contract/settings.ts'
import { type StepId, steps } from '#contract/verification-steps.ts'
import { fieldErrorsOf, sentenceOf } from '../api/api-error.ts'
import { focusFirst, showRefusal } from '../api/form.ts'
import { verification } from '../messages/en/verification.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormError } from '../ui/FormError.tsx'
import { toast } from '../ui/toast.ts'
import { FactsFields } from './FactsFields.tsx'
import { type FactsValues, factsFields, factsResolver, noFacts } from './facts-form.ts'
import { useSubmitDocument } from './use-submit-document.ts'

const { maxBytes } = settings.documents
const megabytes = maxBytes / 1_000_000

/** Hands in a document for a step, with what stands on it. */
export function UploadDialog({ stepId, onClose }: { stepId: StepId; onClose: () => void }) {
  const words = verification.upload
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [unfit, setUnfit] = useState<string | null>(null)
  const deed = useSubmitDocument(stepId)
  const form = useForm({
    defaultValues: noFacts,
    resolver: factsResolver,
    shouldFocusError: false,
  })

  function choose(chosen: File) {
    deed.reset()
    setFile(chosen)
    setUnfit(
      chosen.size === 0 ? words.empty : chosen.size > maxBytes ? words.tooLarge(megabytes) : null,
    )
  }
  const submit = form.handleSubmit(
    () => {
      if (!file) return setUnfit(words.noFile)
      if (unfit) return
      deed.mutate(
        { file, facts: form.getValues() },
        {
          onSuccess: () => {
            toast({ title: words.done, description: words.doneText, tone: 'success' })
            onClose()
          },
          onError: (error) => showRefusal<FactsValues>(error, factsFields, form.setError),
        },
      )
    },
    focusFirst(factsFields, form.setFocus),
  )
  const isAtField = factsFields.some((field) => fieldErrorsOf(deed.error)[field])
  const refused =
    deed.error && !isAtField ? words.refused(sentenceOf(deed.error, words.failed)) : null

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(verification.steps[stepId].title)}
      description={verification.steps[stepId].text}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={deed.isPending}>
            {words.submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <FilePicker name={file?.name ?? null} onChoose={choose} />
        <FormError error={unfit ?? refused} />
        <p className="text-muted">{words.facts}</p>
        <FactsFields
          stepId={stepId}
          register={form.register}
          errors={form.formState.errors}
          expiresHint={steps[stepId].needsExpiry ? undefined : verification.noExpiryHint}
        />
        {deed.isPending && (
          <p role="status">{deed.percent < 100 ? words.sending(deed.percent) : words.checking}</p>
        )}
      </form>
    </Dialog>
  )
}

/** Chooses the file; the same one may be chosen again. */
function FilePicker({ name, onChoose }: { name: string | null; onChoose: (file: File) => void }) {
  const words = verification.upload
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          aria-label={words.file}
          accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
          className="hidden"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) onChoose(file)
            currentTarget.value = ''
          }}
        />
        <Button
          icon={<FileUp className="size-5" aria-hidden="true" />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {name ? words.chooseOther : words.choose}
        </Button>
        {name && <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>}
      </div>
      <p id={hintId} className="text-sm text-muted">
        {words.fileHint(megabytes)}
      </p>
    </div>
  )
}
