import { ConfirmPasswordField, NewPasswordField } from '../../../kit/ui/NewPasswordFields.tsx'
import { UsernameField } from '../../../kit/ui/PersonFields.tsx'
import type { SignupFields } from './signup-form.ts'

export const AccountFields = ({ field }: SignupFields) => (
  <>
    <UsernameField {...field('username')} />
    <NewPasswordField {...field('password', { deps: 'confirmPassword' })} />
    <ConfirmPasswordField {...field('confirmPassword')} />
  </>
)
