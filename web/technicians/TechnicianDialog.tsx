import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Technician } from '#contract/technicians.ts'
import { sentenceOf } from '../api/api-error.ts'
import { focusFirst, showRefusal } from '../api/form.ts'
import { technicians } from '../messages/en/technicians.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormError } from '../ui/FormError.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { technicianFields, technicianResolver, valuesOf } from './technician-form.ts'
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
  const id = useId()
  const form = useForm({
    resolver: technicianResolver,
    defaultValues: valuesOf(technician),
    shouldFocusError: false,
  })
  const { register } = form
  const { errors } = form.formState
  const [fullName, phone] = useWatch({ control: form.control, name: ['fullName', 'phone'] })
  const isFilled = fullName.trim() !== '' && phone.trim() !== ''
  const save = useSaveTechnician(technician?.id ?? null)
  const submit = form.handleSubmit(
    (body) =>
      save.mutate(body, {
        onSuccess: (saved) => {
          toast(
            technician
              ? { title: words.saved, tone: 'success' }
              : {
                  title: words.added(saved.fullName),
                  ...(isApproved && { description: words.addedText }),
                  tone: 'success',
                },
          )
          onClose()
        },
        onError: (error) => showRefusal(error, technicianFields, form.setError),
      }),
    focusFirst(technicianFields, form.setFocus),
  )
  const lead = isApproved ? words.lead : words.leadPending

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={technician ? words.editTitle(technician.fullName) : words.addTitle}
      description={technician ? words.editLead : lead}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={save.isPending}
            disabledReason={isFilled ? null : words.fill}
          >
            {technician ? words.submitEdit : words.submitAdd}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {technicians.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={words.fullName}
          required
          error={errors.fullName?.message}
          autoComplete="off"
          {...register('fullName')}
        />
        <TextField
          label={words.phone}
          required
          error={errors.phone?.message}
          type="tel"
          autoComplete="off"
          {...register('phone')}
        />
        <TextField
          label={words.licenseNumber}
          error={errors.licenseNumber?.message}
          autoComplete="off"
          spellCheck={false}
          {...register('licenseNumber')}
        />
        <TextField
          label={words.vehicleInfo}
          hint={words.vehicleHint}
          error={errors.vehicleInfo?.message}
          autoComplete="off"
          {...register('vehicleInfo')}
        />
        <FormError error={save.error && sentenceOf(save.error, technicians.didNotWork)} />
      </form>
    </Dialog>
  )
}
