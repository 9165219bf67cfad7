import { acceptInvitation } from '#contract/fleets.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { fields } from '#contract/words/en/fields.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { StrongPasswordField } from '../../../kit/ui/NewPasswordFields.tsx'
import { NameField, PhoneField, UsernameField } from '../../../kit/ui/PersonFields.tsx'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'

/** Who was invited makes an account of their own and is signed in. */
export function JoinForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { field, submit, isPending, refusal } = useEndpointForm(acceptInvitation.body, {
    values: { fullName: '', phone: '', username: '', password: '' },
    bodyOf: (values) => ({ ...values, token }),
    send: useSend(acceptInvitation),
    onDone: (user) => {
      changeUser(user)
      onDone()
    },
    failed: words.join.failed,
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <NameField {...field('fullName')} />
      <PhoneField hint={`${fields.phoneHint} ${consentOfAccounts.own}`} {...field('phone')} />
      <UsernameField {...field('username')} />
      <StrongPasswordField {...field('password')} />
      <AgreeLine by="signUp" />
      <FormError error={refusal} />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {words.join.submit}
      </Button>
    </form>
  )
}
