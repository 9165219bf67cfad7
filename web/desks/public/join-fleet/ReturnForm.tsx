import { returnToFleet } from '#contract/fleets.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { StrongPasswordField } from '../../../kit/ui/NewPasswordFields.tsx'

/** Who was in the fleet before chooses a new password for the account of then, and is signed in, unless it has a second factor. */
export function ReturnForm({
  token,
  username,
  onDone,
}: {
  token: string
  username: string
  onDone: (back: { mustSignIn: boolean }) => void
}) {
  const { field, submit, isPending, refusal } = useEndpointForm(returnToFleet.body, {
    values: { password: '' },
    bodyOf: (values) => ({ ...values, token }),
    send: useSend(returnToFleet),
    onDone: ({ mustSignIn, ...user }) => {
      if (!mustSignIn) changeUser(user)
      onDone({ mustSignIn })
    },
    failed: words.join.failed,
  })
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="wrap-anywhere">{words.join.returning(username)}</p>
      <StrongPasswordField {...field('password')} />
      <FormError error={refusal} />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {words.join.submitReturn}
      </Button>
    </form>
  )
}
