import type { RegistrableType } from '#contract/auth.ts'
import { SignUpForm } from '../../things/auth/SignUpForm.tsx'
import { ShopPin } from '../../things/shop-place/ShopPin.tsx'

/** The form of whom somebody wants to be here; a shop says where it stands. */
export const SignUp = ({ userType }: { userType: RegistrableType }) => (
  <SignUpForm userType={userType} ShopPin={ShopPin} />
)
