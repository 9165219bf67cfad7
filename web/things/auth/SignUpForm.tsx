import { type RegistrableType, register, registration } from '#contract/auth.ts'
import { auth } from '#contract/words/en/auth.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { fields } from '#contract/words/en/fields.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { changeUser } from '../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { NewPasswordField } from '../../kit/ui/NewPasswordFields.tsx'
import { EmailField, NameField, PhoneField, UsernameField } from '../../kit/ui/PersonFields.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { AgreeLine } from '../terms/AgreeLine.tsx'
import { FieldsOfType, type ShopPinField } from './FieldsOfType.tsx'
import { FormSection } from './FormSection.tsx'
import { emptyRegistration, type RegistrationForm, registrationOf } from './registration-form.ts'
import { useSignUp } from './use-sign-up.ts'

/** The form of a user type (S0 §3). What was typed stays when another type is chosen. */
export function SignUpForm({
  userType,
  ShopPin,
}: {
  userType: RegistrableType
  ShopPin: ShopPinField
}) {
  const words = auth.signUp
  const form = useEndpointForm(registration, {
    values: emptyRegistration,
    bodyOf: (form: RegistrationForm) => registrationOf(userType, form),
    send: useSignUp(useSend(register), changeUser),
    failed: auth.noAnswer,
    onRefused: (error) =>
      toast({
        title: words.failed,
        description: sentenceOf(error, auth.noAnswer),
        tone: 'danger',
      }),
  })
  const { field, submit, isPending, refusal } = form

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-8">
      <FormSection heading={words.you}>
        <NameField {...field('fullName')} />
        <EmailField {...field('email')} />
        <PhoneField hint={`${fields.phoneHint} ${consentOfAccounts.own}`} {...field('phone')} />
      </FormSection>
      <FieldsOfType userType={userType} form={form} ShopPin={ShopPin} />
      <FormSection heading={words.account}>
        <UsernameField {...field('username')} />
        <NewPasswordField {...field('password')} />
      </FormSection>
      <div className="flex flex-col gap-4">
        <AgreeLine by="signUp" />
        <FormError error={refusal} />
        <Button type="submit" variant="primary" wide busy={isPending}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
