import type { FormEvent, ReactNode } from 'react'
import { signUpProvider } from '#contract/auth.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { FormSection } from '../../../things/auth/FormSection.tsx'
import { useSignUp } from '../../../things/auth/use-sign-up.ts'
import { LaneProgress } from '../../../things/requests/wizard/LaneProgress.tsx'
import { headingId } from '../../../things/requests/wizard/use-step-focus.ts'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'
import { AccountFields } from './AccountFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { type ApplicationDraft, forgetDraft, keepDraft } from './draft.ts'
import { refusalWords } from './refusal-words.ts'
import { ServiceDetails } from './ServiceDetails.tsx'
import { ServiceField } from './ServiceField.tsx'
import { applicationOf, bodyOf, draftOf, signupSchema, valuesOf } from './signup-form.ts'
import { fieldsOf, type SignupField, stepOf, steps, type useSignupStep } from './steps.ts'

const all = steps.flatMap(({ fields }) => fields)

/**
 * The application of S1 §2: a step at a time on a phone, all of it at a desk. What is typed is kept for a reload, but for the
 * password; what stands on a step that is not open stays as it was.
 */
export function SignupForm({
  draft,
  at: { step, goTo, forgetCategory },
  onDone,
}: {
  draft: ApplicationDraft
  at: ReturnType<typeof useSignupStep>
  onDone: () => void
}) {
  const apply = useSignUp(useSend(signUpProvider, bodyOf))
  const form = useEndpointForm(signupSchema, {
    values: valuesOf(draft),
    bodyOf: applicationOf,
    send: apply,
    onDone: (user) => {
      forgetDraft()
      onDone()
      changeUser(user)
    },
  })
  const refusal = apply.error && refusalWords(apply.error)
  const isLast = step === null || step === steps.length
  const isWrong = (field: SignupField) => form.getFieldState(field).invalid

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (step === null) return form.submit(event)
    event.preventDefault()
    const isRight = isLast ? await form.save() : await form.trigger(fieldsOf(step))
    if (isRight) return isLast ? undefined : goTo(step + 1)
    const first = (isLast ? all : fieldsOf(step)).find(isWrong)
    if (first) goTo(stepOf(first), first)
  }

  const keep = () => keepDraft(draftOf(form.getValues()))

  /** What was wrong is said no more while it is put right; once all was sent, each change is looked at anyway. */
  function sayNoMore(event: FormEvent<HTMLFormElement>) {
    const field = all.find((name) => name === Reflect.get(event.target, 'name'))
    if (field && !form.formState.isSubmitted) form.clearErrors(field)
  }

  const content: ReactNode[] = [
    <BusinessFields key="business" form={form} />,
    <ServiceField key="service" control={form.control} onChosen={forgetCategory} />,
    <ServiceDetails key="details" field={form.field} />,
    <AccountFields key="account" field={form.field} />,
  ]
  return (
    <form
      onSubmit={submit}
      // A list is read once it has changed; what is being typed is kept letter by letter.
      onChange={keep}
      onInput={(event) => {
        keep()
        sayNoMore(event)
      }}
      noValidate
      className="flex flex-col gap-5 md:gap-8"
    >
      {step !== null && <LaneProgress at={step} of={steps.length} />}
      {steps.map(({ name }, index) => (
        <FormSection
          key={name}
          id={headingId(index + 1)}
          heading={words[name]}
          hidden={step !== null && step !== index + 1}
        >
          {content[index]}
        </FormSection>
      ))}
      <div className="flex flex-col gap-4">
        {isLast && <AgreeLine by="signUp" />}
        {/* Also where the field stands that it is about. */}
        {(isLast || fieldsOf(step).some(isWrong)) && (
          <FormError title={refusal?.title} error={refusal?.text} />
        )}
        <div className="flex gap-3">
          {step !== null && step > 1 && (
            <Button onClick={() => goTo(step - 1)}>{words.previousStep}</Button>
          )}
          <Button type="submit" variant="primary" wide busy={apply.isPending}>
            {isLast ? words.submit : words.nextStep}
          </Button>
        </div>
      </div>
    </form>
  )
}
