import { signUpProvider } from '#contract/auth.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { useSignUp } from '../../../things/auth/use-sign-up.ts'
import { SteppedForm } from '../signup-steps/SteppedForm.tsx'
import { AccountFields } from './AccountFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { type ApplicationDraft, forgetDraft, keepDraft } from './draft.ts'
import { refusalWords } from './refusal-words.ts'
import { ServiceDetails } from './ServiceDetails.tsx'
import { ServiceField } from './ServiceField.tsx'
import { applicationOf, bodyOf, draftOf, signupSchema, valuesOf } from './signup-form.ts'
import { steps, type useApplicationStep } from './steps.ts'

/** The application of S1 §2. What is typed is kept for a reload, but for the password. */
export function SignupForm({
  draft,
  at,
  onDone,
}: {
  draft: ApplicationDraft
  at: ReturnType<typeof useApplicationStep>
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
  return (
    <SteppedForm
      form={form}
      steps={steps}
      at={at}
      isPending={apply.isPending}
      refusal={apply.error && refusalWords(apply.error)}
      words={words}
      onTyped={() => keepDraft(draftOf(form.getValues()))}
    >
      {[
        <BusinessFields key="business" form={form} />,
        <ServiceField key="service" control={form.control} onChosen={at.forgetCategory} />,
        <ServiceDetails key="details" field={form.field} />,
        <AccountFields key="account" field={form.field} />,
      ]}
    </SteppedForm>
  )
}
