import { useWatch } from 'react-hook-form'
import { type FleetInvitation, inviteMember } from '#contract/fleets.ts'
import { type FleetRole, fleetRoles } from '#contract/rights.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { EmailField } from '../../../kit/ui/PersonFields.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useInvite } from './use-people.ts'

/** Invites somebody by e-mail to a role. */
export function InviteDialog({
  invitations,
  onClose,
}: {
  /** Those that are open. */
  invitations: readonly FleetInvitation[]
  onClose: () => void
}) {
  const words = fleets.people.inviting
  const form = useEndpointForm(inviteMember.body, {
    values: { email: '', role: 'dispatcher' as FleetRole },
    send: useInvite(),
    onDone: ({ email }) => {
      toast({ title: words.done(email), tone: 'success' })
      onClose()
    },
    failed: words.failed,
  })
  const [email, role] = useWatch({ control: form.control, name: ['email', 'role'] })
  const known = invitations.find(
    (one) => one.email.toLowerCase() === email.trim().toLowerCase() && one.role !== role,
  )
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={known ? words.change : words.submit}
    >
      <EmailField autoComplete="off" {...form.field('email')} />
      <SelectField
        label={words.role}
        required
        placeholder={null}
        options={fleetRoles.map((value) => ({ value, label: fleets.people.roleMeans[value] }))}
        {...form.field('role')}
      />
      <p role="status" className="font-semibold empty:hidden">
        {known && words.changes(fleets.people.roles[known.role], fleets.people.roles[role])}
      </p>
    </FormDialog>
  )
}
