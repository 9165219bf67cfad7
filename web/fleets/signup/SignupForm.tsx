import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { register } from '#contract/auth.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { focusFirst, showRefusal } from '../../api/form.ts'
import { useKeyOf } from '../../api/use-key-of.ts'
import { signUp } from '../../auth/sign-up.ts'
import { changeUser } from '../../auth/use-user.ts'
import { fleetSignup as words } from '../../messages/en/fleet-signup.ts'
import { Button } from '../../ui/Button.tsx'
import { AccountFields } from './AccountFields.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { forgetDraft, keepDraft, openDraft } from './draft.ts'
import {
  bodyOf,
  type CheckedSignup,
  type SignupValues,
  signupFields,
  signupResolver,
} from './signup-form.ts'

export type Signup = UseFormReturn<SignupValues, unknown, CheckedSignup>

/** The fleet's registration of S1 §2. What is typed is kept for a reload, but for the password. */
export function SignupForm({ onDone }: { onDone: () => void }) {
  const [draft] = useState(openDraft)
  const form: Signup = useForm({
    resolver: signupResolver,
    defaultValues: { ...draft, password: '', confirmPassword: '' },
    shouldFocusError: false,
  })
  const registering = useRegister()

  const submit = form.handleSubmit(
    (values) =>
      registering.mutate(values, {
        onSuccess: (user) => {
          forgetDraft()
          changeUser(user)
          onDone()
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
      <CompanyFields form={form} />
      <AccountFields form={form} />
      <div className="flex flex-col gap-4">
        <Refusal error={registering.error} />
        <Button type="submit" variant="primary" wide busy={registering.isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}

/** Sends the registration; the same one again, after an answer that was lost, opens no second account. */
function useRegister() {
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (values: CheckedSignup) => {
      const body = bodyOf(values)
      return signUp(() => call(register, { body, idempotencyKey: keyOf(body) }), body)
    },
  })
}

/** S1 §8, where the hand is; read out when it appears. */
function Refusal({ error }: { error: Error | null }) {
  return (
    <div role="alert">
      {error && (
        <div className="flex items-start gap-2 rounded-sm border-l-4 border-red bg-red-soft px-3 py-2">
          <CircleAlert className="mt-0.5 size-5 shrink-0 text-red-ink" aria-hidden="true" />
          <div>
            <p className="font-sign text-lg font-semibold">{words.failed}</p>
            <p>{sentenceOf(error, words.tryAgain)}</p>
          </div>
        </div>
      )}
    </div>
  )
}
