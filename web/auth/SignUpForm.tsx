import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type RegistrableType, type Registration, register, registration } from '#contract/auth.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { focusFirst, resolverOf, showRefusal } from '../api/form.ts'
import { useKeyOf } from '../api/use-key-of.ts'
import { auth } from '../messages/en/auth.ts'
import { Button } from '../ui/Button.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { FieldsOfType, type ShopPinField } from './FieldsOfType.tsx'
import { FormSection } from './FormSection.tsx'
import {
  emptyRegistration,
  fieldsOfType,
  type RegistrationForm,
  registrationOf,
} from './registration-form.ts'
import { signUp } from './sign-up.ts'
import { changeUser } from './use-user.ts'

export type SignUp = UseFormReturn<RegistrationForm, unknown, Registration>

/** The form of a user type (S0 §3). What was typed stays when another type is chosen. */
export function SignUpForm({
  userType,
  ShopPin,
}: {
  userType: RegistrableType
  ShopPin: ShopPinField
}) {
  const words = auth.signUp
  const resolver = useMemo(
    () => resolverOf(registration, (form: RegistrationForm) => registrationOf(userType, form)),
    [userType],
  )
  const form: SignUp = useForm({
    resolver,
    defaultValues: emptyRegistration,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const fields = fieldsOfType[userType]

  const keyOf = useKeyOf()
  const registering = useMutation({
    mutationFn: (body: Registration) =>
      signUp(() => call(register, { body, idempotencyKey: keyOf(body) }), body),
    onSuccess: changeUser,
    onError: (error) => {
      showRefusal(error, fields, form.setError)
      toast({
        title: words.failed,
        description: sentenceOf(error, auth.noAnswer),
        tone: 'danger',
      })
    },
  })

  const submit = form.handleSubmit(
    (body) => registering.mutate(body),
    focusFirst(fields, form.setFocus),
  )

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-8">
      <FormSection heading={words.you}>
        <TextField
          label={words.fullName}
          required
          error={errors.fullName?.message}
          autoComplete="name"
          {...form.register('fullName')}
        />
        <TextField
          label={words.email}
          required
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.register('email')}
        />
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          required
          error={errors.phone?.message}
          type="tel"
          autoComplete="tel"
          {...form.register('phone')}
        />
      </FormSection>
      <FieldsOfType userType={userType} form={form} ShopPin={ShopPin} />
      <FormSection heading={words.account}>
        <TextField
          label={words.username}
          required
          error={errors.username?.message}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('username')}
        />
        <PasswordField
          label={words.password}
          hint={words.passwordHint(settings.password.min)}
          required
          error={errors.password?.message}
          autoComplete="new-password"
          {...form.register('password')}
        />
      </FormSection>
      <Button type="submit" variant="primary" wide busy={registering.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
