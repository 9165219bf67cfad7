import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { fleetRoles, inviteMember } from '#contract/fleets.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { resolverOf, showRefusal } from '../../api/form.ts'
import { fleets } from '../../messages/en/fleets.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useInvite } from './use-people.ts'

const fields = ['email', 'role'] as const
const resolver = resolverOf<typeof inviteMember.body, Record<(typeof fields)[number], string>>(
  inviteMember.body,
)

/** Invites somebody by e-mail to a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = fleets.people.inviting
  const id = useId()
  const form = useForm({
    resolver,
    defaultValues: { email: '', role: 'dispatcher' },
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const invite = useInvite()
  const submit = form.handleSubmit(
    (body) =>
      invite.mutate(body, {
        onSuccess: ({ email }) => {
          toast({ title: words.done(email), tone: 'success' })
          onClose()
        },
        onError: (error) => showRefusal(error, fields, form.setError),
      }),
    () => form.setFocus('email'),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={invite.isPending}>
            {words.submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {fleets.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={words.email}
          required
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...form.register('email')}
        />
        <Field label={words.role} required error={errors.role?.message}>
          <Select
            placeholder={null}
            options={fleetRoles.map((value) => ({
              value,
              label: fleets.people.roleMeans[value],
            }))}
            {...form.register('role')}
          />
        </Field>
        <FormError error={invite.error && sentenceOf(invite.error, words.failed)} />
      </form>
    </Dialog>
  )
}
