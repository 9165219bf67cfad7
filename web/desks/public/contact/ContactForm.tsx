import { contactMessage, contactTopics, sendContactMessage } from '#contract/site.ts'
import { contact as words } from '#contract/words/en/contact.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { EmailField, NameField } from '../../../kit/ui/PersonFields.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'

/** A message to the operator. What was typed stays until the server has taken it. */
export function ContactForm({
  writer,
  onSent,
}: {
  /** Who is signed in need not type it. */
  writer: { name: string; email: string }
  onSent: (email: string) => void
}) {
  const { field, submit, isPending, refusal } = useEndpointForm(contactMessage, {
    values: { ...writer, topic: '', message: '' },
    send: useSend(sendContactMessage),
    onDone: (_, __, { email }) => onSent(email),
    failed: words.failed,
    // That it may have arrived helps nobody here, and a second press does no harm.
    lost: words.failed,
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <NameField label={words.name} {...field('name')} />
      <EmailField hint={words.emailHint} {...field('email')} />
      <SelectField
        label={words.topic}
        required
        options={contactTopics.map((value) => ({ value, label: words.topics[value] }))}
        {...field('topic')}
      />
      <TextAreaField
        label={words.message}
        hint={words.messageHint}
        required
        rows={6}
        {...field('message')}
      />
      <FormError error={refusal} />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
