import * as z from 'zod/mini'
import { choosesStrongly, password, strongPassword } from '#contract/account.ts'
import { changePassword, login } from '#contract/auth.ts'
import { accountFields } from '#contract/words/en/fields/account.ts'
import { security } from '#contract/words/en/security.ts'
import { useEndpointForm, useSend } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import {
  ConfirmPasswordField,
  NewPasswordField,
  StrongPasswordField,
} from '../../kit/ui/NewPasswordFields.tsx'
import { PasswordField } from '../../kit/ui/PasswordField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useReadSecurityAgain } from '../../things/auth/factors/use-security.ts'
import { useUser } from '../../things/auth/use-user.ts'
import { Section } from './Section.tsx'

const formOf = (newPassword: typeof password) =>
  z.object({ currentPassword: login.body.shape.password, newPassword, confirm: z.string() }).check(
    z.refine(({ newPassword: chosen, confirm }) => chosen === confirm, {
      path: ['confirm'],
      error: accountFields.newMismatch,
      when: () => true,
    }),
  )
const forms = { short: formOf(password), strong: formOf(strongPassword) }

/** Another password; it signs all other devices out. */
export function PasswordSection() {
  const words = security.password
  const { data: user } = useUser()
  const readAgain = useReadSecurityAgain()
  const isStrong = user ? choosesStrongly(user.userType) : true
  const Chosen = isStrong ? StrongPasswordField : NewPasswordField
  const form = useEndpointForm(isStrong ? forms.strong : forms.short, {
    values: { currentPassword: '', newPassword: '', confirm: '' },
    send: useSend(changePassword, ({ currentPassword, newPassword }: Typed) => ({
      currentPassword,
      newPassword,
    })),
    onDone: (_, { reset }) => {
      reset()
      toast({ title: words.changed, tone: 'success' })
      readAgain()
    },
    failed: words.failed,
  })
  return (
    <Section id="password" heading={words.heading}>
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
        <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} />
        <PasswordField
          label={words.current}
          required
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <Chosen
          label={security.password.next}
          {...form.field('newPassword', { deps: 'confirm' })}
        />
        <ConfirmPasswordField label={words.confirm} {...form.field('confirm')} />
        <FormError error={form.refusal} />
        <Button type="submit" className="sm:self-start" busy={form.isPending}>
          {words.change}
        </Button>
      </form>
    </Section>
  )
}

interface Typed {
  currentPassword: string
  newPassword: string
}
