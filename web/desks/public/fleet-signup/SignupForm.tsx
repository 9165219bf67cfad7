import { useState } from 'react'
import { register } from '#contract/auth.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { useSignUp } from '../../../things/auth/use-sign-up.ts'
import { SteppedForm } from '../signup-steps/SteppedForm.tsx'
import type { AtStep } from '../signup-steps/steps.ts'
import { AccountFields } from './AccountFields.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { ContactFields } from './ContactFields.tsx'
import { forgetDraft, keepDraft, openDraft } from './draft.ts'
import { FleetFields } from './FleetFields.tsx'
import { bodyOf, type SignupValues, signupSchema } from './signup-form.ts'
import { steps } from './steps.ts'

/** The fleet's registration of S1 §2. What is typed is kept for a reload, but for the password. */
export function SignupForm({ at, onDone }: { at: AtStep<keyof SignupValues>; onDone: () => void }) {
  const [draft] = useState(openDraft)
  const registering = useSignUp(useSend(register, bodyOf))
  const form = useEndpointForm(signupSchema, {
    values: { ...draft, password: '', confirmPassword: '' },
    send: registering,
    onDone: (user) => {
      forgetDraft()
      changeUser(user)
      onDone()
    },
  })
  const { field, getValues } = form
  return (
    <SteppedForm
      form={form}
      steps={steps}
      at={at}
      isPending={registering.isPending}
      refusal={
        registering.error && {
          title: words.failed,
          text: sentenceOf(registering.error, words.tryAgain),
        }
      }
      words={words}
      onTyped={() => keepDraft(getValues())}
    >
      {[
        <CompanyFields key="company" field={field} />,
        <ContactFields key="contact" field={field} />,
        <FleetFields key="fleet" field={field} />,
        <AccountFields key="account" field={field} />,
      ]}
    </SteppedForm>
  )
}
