import { ConfirmPasswordField, NewPasswordField } from '../../../kit/ui/NewPasswordFields.tsx'
import { UsernameField } from '../../../kit/ui/PersonFields.tsx'
import type { SignupFields } from './signup-form.ts'

/** The login of the one who registers: the fleet's first manager. */
export const AccountFields = ({ field }: SignupFields) => (
  <>
    <UsernameField {...field('username')} />
    <div className="grid gap-4 sm:grid-cols-2">
      <NewPasswordField {...field('password', { deps: 'confirmPassword' })} />
      <ConfirmPasswordField {...field('confirmPassword')} />
    </div>
  </>
)
