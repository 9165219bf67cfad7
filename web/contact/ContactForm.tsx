import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import {
  type ContactMessage,
  type ContactTopic,
  contactMessage,
  contactTopics,
  sendContactMessage,
} from '#contract/site.ts'
import { fieldErrorsOf, sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { resolverOf, showRefusal } from '../api/form.ts'
import { useKeyOf } from '../api/use-key-of.ts'
import { contact as words } from '../messages/en/contact.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'

const fields = ['name', 'email', 'topic', 'message'] as const

interface Values {
  name: string
  email: string
  topic: ContactTopic | ''
  message: string
}

const resolver = resolverOf(contactMessage, (values: Values) => values)

/** A message to the operator. What was typed stays until the server has taken it. */
export function ContactForm({
  writer,
  onSent,
}: {
  /** Who is signed in need not type it. */
  writer: { name: string; email: string }
  onSent: (email: string) => void
}) {
  const keyOf = useKeyOf()
  const form = useForm<Values, unknown, ContactMessage>({
    resolver,
    defaultValues: { ...writer, topic: '', message: '' },
  })
  const { errors } = form.formState
  const send = useMutation({
    mutationFn: (body: ContactMessage) =>
      call(sendContactMessage, { body, idempotencyKey: keyOf(body) }),
    onSuccess: (_, { email }) => onSent(email),
    onError: (error) => showRefusal<Values>(error, fields, form.setError),
  })
  const isFieldError = Object.keys(fieldErrorsOf(send.error)).length > 0

  return (
    <form
      onSubmit={form.handleSubmit((body) => send.mutate(body))}
      noValidate
      className="flex flex-col gap-4"
    >
      <TextField
        label={words.name}
        required
        error={errors.name?.message}
        autoComplete="name"
        {...form.register('name')}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        required
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
      />
      <Field label={words.topic} required error={errors.topic?.message}>
        <Select
          {...form.register('topic')}
          options={contactTopics.map((value) => ({ value, label: words.topics[value] }))}
        />
      </Field>
      <Field
        label={words.message}
        hint={words.messageHint}
        required
        error={errors.message?.message}
      >
        <TextArea rows={6} {...form.register('message')} />
      </Field>
      <FormError
        error={send.isError && !isFieldError ? sentenceOf(send.error, words.failed) : null}
      />
      <Button type="submit" variant="primary" wide busy={send.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
