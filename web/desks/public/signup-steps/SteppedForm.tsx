import type { FormEvent, ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { EndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { FormSection } from '../../../things/auth/FormSection.tsx'
import { LaneProgress } from '../../../things/requests/wizard/LaneProgress.tsx'
import { headingId } from '../../../things/requests/wizard/use-step-focus.ts'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'
import { type AtStep, fieldsOf, type SignupStep, stepOf } from './steps.ts'

/**
 * The form with which a business registers: a step at a time on a phone, all of it at a desk. What stands on a step that is not
 * open stays as it was.
 */
export function SteppedForm<V extends FieldValues, Body>({
  form,
  steps,
  at: { step, goTo },
  isPending,
  refusal,
  words,
  onTyped,
  children,
}: {
  form: EndpointForm<V, Body>
  steps: readonly SignupStep<FieldPath<V>>[]
  at: AtStep<FieldPath<V>>
  isPending: boolean
  refusal: { title?: string | undefined; text: string } | null
  words: Record<'submit' | 'nextStep' | 'previousStep', string>
  /** Letter by letter. */
  onTyped: () => void
  /** What each step consists of. */
  children: readonly ReactNode[]
}) {
  const all = steps.flatMap(({ fields }) => fields)
  const isLast = step === null || step === steps.length
  const isWrong = (field: FieldPath<V>) => form.getFieldState(field).invalid

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (step === null) return form.submit(event)
    event.preventDefault()
    const isRight = isLast ? await form.save() : await form.trigger(fieldsOf(steps, step))
    if (isRight) return isLast ? undefined : goTo(step + 1)
    const first = (isLast ? all : fieldsOf(steps, step)).find(isWrong)
    if (first) goTo(stepOf(steps, first), first)
  }

  /** What was wrong is said no more while it is put right; once all was sent, each change is looked at anyway. */
  function sayNoMore(event: FormEvent<HTMLFormElement>) {
    const field = all.find((name) => name === Reflect.get(event.target, 'name'))
    if (field && !form.formState.isSubmitted) form.clearErrors(field)
  }

  return (
    <form
      onSubmit={submit}
      // A list is read once it has changed; what is being typed is kept letter by letter.
      onChange={onTyped}
      onInput={(event) => {
        onTyped()
        sayNoMore(event)
      }}
      noValidate
      className="flex flex-col gap-5 md:gap-8"
    >
      {step !== null && <LaneProgress at={step} of={steps.length} />}
      {steps.map(({ heading }, index) => (
        <FormSection
          key={heading}
          id={headingId(index + 1)}
          heading={heading}
          hidden={step !== null && step !== index + 1}
        >
          {children[index]}
        </FormSection>
      ))}
      <div className="flex flex-col gap-4">
        {isLast && <AgreeLine by="signUp" />}
        {/* Also where the field stands that it is about. */}
        {(isLast || fieldsOf(steps, step).some(isWrong)) && (
          <FormError title={refusal?.title} error={refusal?.text} />
        )}
        <div className="flex gap-3">
          {step !== null && step > 1 && (
            <Button onClick={() => goTo(step - 1)}>{words.previousStep}</Button>
          )}
          <Button type="submit" variant="primary" wide busy={isPending}>
            {isLast ? words.submit : words.nextStep}
          </Button>
        </div>
      </div>
    </form>
  )
}
