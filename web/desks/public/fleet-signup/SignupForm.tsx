import { useState } from 'react'
import { register } from '#contract/auth.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { useSignUp } from '../../../things/auth/use-sign-up.ts'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'
import { AccountFields } from './AccountFields.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { forgetDraft, keepDraft, openDraft } from './draft.ts'
import { bodyOf, signupSchema } from './signup-form.ts'

/** The fleet's registration of S1 §2. What is typed is kept for a reload, but for the password. */
export function SignupForm({ onDone }: { onDone: () => void }) {
  const [draft] = useState(openDraft)
  const registering = useSignUp(useSend(register, bodyOf))
  const { field, submit, getValues } = useEndpointForm(signupSchema, {
    values: { ...draft, password: '', confirmPassword: '' },
    send: registering,
    onDone: (user) => {
      forgetDraft()
      changeUser(user)
      onDone()
    },
  })

  return (
    <form
      onSubmit={submit}
      onChange={() => keepDraft(getValues())}
      noValidate
      className="flex flex-col gap-8"
    >
      <CompanyFields field={field} />
      <AccountFields field={field} />
      <div className="flex flex-col gap-4">
        <AgreeLine by="signUp" />
        <FormError
          title={words.failed}
          error={registering.error && sentenceOf(registering.error, words.tryAgain)}
        />
        <Button type="submit" variant="primary" wide busy={registering.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
