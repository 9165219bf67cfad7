import { signUpProvider } from '#contract/auth.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { FormSection } from '../../../things/auth/FormSection.tsx'
import { useSignUp } from '../../../things/auth/use-sign-up.ts'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'
import { AccountFields } from './AccountFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { type ApplicationDraft, forgetDraft, keepDraft } from './draft.ts'
import { refusalWords } from './refusal-words.ts'
import { ServiceDetails } from './ServiceDetails.tsx'
import { ServiceField } from './ServiceField.tsx'
import { applicationOf, bodyOf, signupSchema, valuesOf } from './signup-form.ts'

/** The application of S1 §2. What is typed is kept for a reload, but for the password. */
export function SignupForm({ draft, onDone }: { draft: ApplicationDraft; onDone: () => void }) {
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

  return (
    <form
      onSubmit={form.submit}
      onChange={() => keepDraft(form.getValues())}
      noValidate
      className="flex flex-col gap-8"
    >
      <FormSection heading={words.business}>
        <BusinessFields form={form} />
      </FormSection>
      <FormSection heading={words.primary}>
        <ServiceField control={form.control} />
      </FormSection>
      <FormSection heading={words.details}>
        <ServiceDetails field={form.field} />
      </FormSection>
      <FormSection heading={words.account}>
        <AccountFields field={form.field} />
      </FormSection>
      <div className="flex flex-col gap-4">
        <AgreeLine by="signUp" />
        <FormError title={refusal?.title} error={refusal?.text} />
        <Button type="submit" variant="primary" wide busy={apply.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
