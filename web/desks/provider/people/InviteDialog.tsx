import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { inviteToProvider } from '#contract/provider-people.ts'
import { providerRoles } from '#contract/provider-roles.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providerPeople } from '#contract/words/en/provider-people.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { EmailField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useTechnicians } from '../technicians/use-technicians.ts'
import { addressOf } from './InvitationsTable.tsx'
import { useInvite } from './use-people.ts'

type By = 'email' | 'phone'

/** Invites somebody by mail or text to a role; a driver's login is for one of the drivers. */
export function InviteDialog({
  provider,
  onClose,
}: {
  provider: OwnProvider
  onClose: () => void
}) {
  const words = providerPeople.inviting
  const mayText = provider.status === 'active'
  const [by, setBy] = useState<By>('email')
  const technicians = useTechnicians().data?.filter(({ isDeactivated }) => !isDeactivated) ?? []
  const form = useEndpointForm(inviteToProvider.body, {
    values: { role: 'dispatcher', email: '', phone: '', technicianId: '' },
    bodyOf: ({ role, email, phone, technicianId }) => ({
      role,
      ...(by === 'email' ? { email } : { phone }),
      ...(role === 'technician' && technicianId && { technicianId }),
    }),
    send: useInvite(),
    onDone: (invitation) => {
      toast({ title: words.done(addressOf(invitation)), tone: 'success' })
      onClose()
    },
    failed: words.failed,
  })
  const role = useWatch({ control: form.control, name: 'role' })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
    >
      <SelectField
        label={words.role}
        required
        placeholder={null}
        options={providerRoles.map((value) => ({
          value,
          label: providerPeople.roleMeans[value],
        }))}
        {...form.field('role')}
      />
      {role === 'technician' && (
        <SelectField
          label={words.technician}
          required
          hint={technicians.length === 0 ? words.noTechnician : undefined}
          options={technicians.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          {...form.field('technicianId')}
        />
      )}
      <SelectField
        label={words.by}
        required
        placeholder={null}
        hint={mayText ? undefined : words.notApproved}
        options={[
          { value: 'email', label: words.byEmail },
          ...(mayText ? [{ value: 'phone', label: words.byPhone }] : []),
        ]}
        value={by}
        onChange={({ target }) => setBy(target.value === 'phone' ? 'phone' : 'email')}
      />
      {by === 'email' ? (
        <EmailField autoComplete="off" {...form.field('email')} />
      ) : (
        <PhoneField autoComplete="off" label={words.phone} {...form.field('phone')} />
      )}
    </FormDialog>
  )
}
