import type { AnswerOf } from '#contract/endpoint.ts'
import { joinProvider, type readProviderInvitation } from '#contract/provider-people.ts'
import type { CameByInvitation } from '#contract/session.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { fields } from '#contract/words/en/fields.ts'
import { providerPeople as words } from '#contract/words/en/provider-people.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { StrongPasswordField } from '../../../kit/ui/NewPasswordFields.tsx'
import { NameField, PhoneField, UsernameField } from '../../../kit/ui/PersonFields.tsx'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'

/** Who was invited sets up a login and is signed in; what the business knows already is filled in. */
export function JoinForm({
  token,
  invitation,
  onDone,
}: {
  token: string
  invitation: AnswerOf<typeof readProviderInvitation>
  onDone: (user: CameByInvitation) => void
}) {
  const { field, submit, isPending, refusal } = useEndpointForm(joinProvider.body, {
    values: {
      fullName: invitation.fullName ?? '',
      phone: formatPhone(invitation.phone ?? ''),
      username: '',
      password: '',
    },
    bodyOf: (values) => ({ ...values, token }),
    send: useSend(joinProvider),
    onDone: ({ mustSignIn, ...user }) => {
      if (!mustSignIn) changeUser(user)
      onDone({ ...user, mustSignIn })
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
