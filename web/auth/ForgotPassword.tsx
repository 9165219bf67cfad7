import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { forgotPassword } from '#contract/auth.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { fieldErrorsOf, sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { resolverOf } from '../api/form.ts'
import { auth } from '../messages/en/auth.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormMessage } from './FormMessage.tsx'

const resolver = resolverOf(forgotPassword.body)

/** A panel that opens under the sign-in form. What came of it stands in the panel (S0 §8). */
export function ForgotPassword() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        className="self-center"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {auth.forgot.open}
      </Button>
      {isOpen && (
        <div id={id}>
          <ForgotForm />
        </div>
      )}
    </div>
  )
}

function ForgotForm() {
  const words = auth.forgot
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { email: '' } })
  const ask = useMutation({
    mutationFn: (body: SentBodyOf<typeof forgotPassword>) => call(forgotPassword, { body }),
  })
  const refusal = ask.isError
    ? (fieldErrorsOf(ask.error).email ?? sentenceOf(ask.error, words.failed))
    : undefined

  return (
    <form
      onSubmit={handleSubmit((body) => ask.mutate(body))}
      noValidate
      className="flex flex-col gap-4 rounded-md border border-line bg-sunken p-4"
    >
      <p className="text-muted">{words.text}</p>
      <TextField
        label={words.email}
        required
        error={formState.errors.email?.message ?? refusal}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register('email', { onChange: () => ask.reset() })}
      />
      <Button type="submit" busy={ask.isPending}>
        {words.submit}
      </Button>
      {ask.isSuccess && (
        <FormMessage tone="good">
          {ask.variables.email.includes('@') ? words.sent : words.sentToUsername}
        </FormMessage>
      )}
    </form>
  )
}
