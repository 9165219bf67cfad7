import { useMutation } from '@tanstack/react-query'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { signUpProvider } from '#contract/auth.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { call } from '../../api/call.ts'
import { focusFirst, showRefusal } from '../../api/form.ts'
import { useKeyOf } from '../../api/use-key-of.ts'
import { FormSection } from '../../auth/FormSection.tsx'
import { signUp } from '../../auth/sign-up.ts'
import { changeUser } from '../../auth/use-user.ts'
import { providerSignup as words } from '../../messages/en/provider-signup.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountFields } from './AccountFields.tsx'
import { BusinessFields } from './BusinessFields.tsx'
import { type ApplicationDraft, forgetDraft, keepDraft } from './draft.ts'
import { ServiceDetails } from './ServiceDetails.tsx'
import { ServiceField } from './ServiceField.tsx'
import { SignupRefusal } from './SignupRefusal.tsx'
import { bodyOf, type SignupValues, signupFields, signupResolver } from './signup-form.ts'

export type Signup = UseFormReturn<SignupValues, unknown, Parameters<typeof bodyOf>[0]>

/** The application of S1 §2. What is typed is kept for a reload, but for the password. */
export function SignupForm({ draft, onDone }: { draft: ApplicationDraft; onDone: () => void }) {
  const form: Signup = useForm({
    resolver: signupResolver,
    defaultValues: { ...draft, password: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const apply = useApply()

  const submit = form.handleSubmit(
    (values) =>
      apply.mutate(bodyOf(values), {
        onSuccess: (user) => {
          forgetDraft()
          onDone()
          changeUser(user)
        },
        onError: (error) => showRefusal(error, signupFields, form.setError),
      }),
    focusFirst(signupFields, form.setFocus),
  )

  return (
    <form
      onSubmit={submit}
      onChange={() => keepDraft(form.getValues())}
      noValidate
      className="flex flex-col gap-8"
    >
      <FormSection heading={words.business}>
        <BusinessFields form={form} />
      </FormSection>
      <FormSection heading={words.primary}>
        <ServiceField form={form} />
      </FormSection>
      <FormSection heading={words.details}>
        <ServiceDetails form={form} />
      </FormSection>
      <FormSection heading={words.account}>
        <AccountFields form={form} />
      </FormSection>
      <div className="flex flex-col gap-4">
        <SignupRefusal error={apply.error} />
        <Button type="submit" variant="primary" wide busy={apply.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

/** Sends the application; the same one again (after an answer that was lost) opens no second account. */
function useApply() {
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof signUpProvider>) =>
      signUp(() => call(signUpProvider, { body, idempotencyKey: keyOf(body) }), body),
  })
}
