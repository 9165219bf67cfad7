import { useWatch } from 'react-hook-form'
import { type Technician, technicianForm } from '#contract/technicians.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { formatPhone } from '../../../kit/ui/format.ts'
import { NameField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useSaveTechnician } from './use-technicians.ts'

/** S1 §2 Add Driver, and the same for a known one. Its button enables with a name and a number (S1 §5). */
export function TechnicianDialog({
  technician,
  isApproved,
  onClose,
}: {
  /** Null for a new one. */
  technician: Technician | null
  isApproved: boolean
  onClose: () => void
}) {
  const words = technicians.form
  const form = useEndpointForm(technicianForm, {
    values: {
      fullName: technician?.fullName ?? '',
      phone: formatPhone(technician?.phone ?? ''),
      licenseNumber: technician?.licenseNumber ?? '',
      vehicleInfo: technician?.vehicleInfo ?? '',
    },
    send: useSaveTechnician(technician?.id ?? null),
    onDone: ({ fullName }) => {
      toast({
        title: technician ? words.saved : words.added(fullName),
        ...(!technician && isApproved && { description: words.addedText }),
        tone: 'success',
      })
      onClose()
    },
    failed: technicians.didNotWork,
  })
  const { field, control } = form
  const [fullName, phone] = useWatch({ control, name: ['fullName', 'phone'] })
  const isFilled = fullName.trim() !== '' && phone.trim() !== ''
  const lead = isApproved ? words.lead : words.leadPending

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={technician ? words.editTitle(technician.fullName) : words.addTitle}
      description={technician ? words.editLead : lead}
      submitLabel={technician ? words.submitEdit : words.submitAdd}
      disabledReason={isFilled ? null : words.fill}
    >
      <NameField label={words.fullName} autoComplete="off" {...field('fullName')} />
      <PhoneField hint={consentOfAccounts.other} autoComplete="off" {...field('phone')} />
      <TextField
        label={words.licenseNumber}
        autoComplete="off"
        spellCheck={false}
        {...field('licenseNumber')}
      />
      <TextField
        label={words.vehicleInfo}
        hint={words.vehicleHint}
        autoComplete="off"
        {...field('vehicleInfo')}
      />
    </FormDialog>
  )
}
