import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { plateStates, tireSizes, truckMakes } from '#contract/catalogue.ts'
import type { Driver } from '#contract/drivers.ts'
import { type Unit, unitKinds } from '#contract/units.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { focusFirst, showRefusal } from '../../api/form.ts'
import { fleets } from '../../messages/en/fleets.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { unitFields, unitResolver, valuesOf } from './unit-form.ts'
import { useSaveUnit } from './use-units.ts'

/** Registers a truck or trailer, or changes one. */
export function UnitDialog({
  unit,
  drivers,
  onClose,
}: {
  /** Null for a new one. */
  unit: Unit | null
  drivers: readonly Driver[]
  onClose: () => void
}) {
  const words = fleets.units.form
  const id = useId()
  const form = useForm({
    resolver: unitResolver,
    defaultValues: valuesOf(unit),
    shouldFocusError: false,
  })
  const { register } = form
  const { errors } = form.formState
  const save = useSaveUnit(unit?.id ?? null)
  const submit = form.handleSubmit(
    (body) =>
      save.mutate(body, {
        onSuccess: ({ unitNumber }) => {
          toast({ title: unit ? words.saved : words.added(unitNumber), tone: 'success' })
          onClose()
        },
        onError: (error) => showRefusal(error, unitFields, form.setError),
      }),
    focusFirst(unitFields, form.setFocus),
  )
  const text = { autoComplete: 'off', spellCheck: false } as const

  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={unit ? words.edit(unit.unitNumber) : words.add}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={save.isPending}>
            {unit ? words.submitEdit : words.submitAdd}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {fleets.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-6">
        <div className="sm:col-span-2">
          <Field label={words.kind} required error={errors.kind?.message}>
            <Select
              placeholder={null}
              options={unitKinds.map((value) => ({ value, label: fleets.units.kinds[value] }))}
              {...register('kind')}
            />
          </Field>
        </div>
        <div className="sm:col-span-4">
          <TextField
            label={words.unitNumber}
            required
            error={errors.unitNumber?.message}
            {...text}
            {...register('unitNumber')}
          />
        </div>
        <div className="sm:col-span-6">
          <TextField
            label={words.vin}
            hint={words.vinHint}
            error={errors.vin?.message}
            autoCapitalize="characters"
            {...text}
            {...register('vin')}
          />
        </div>
        <div className="sm:col-span-3">
          <TextField
            label={words.plate}
            error={errors.plate?.message}
            autoCapitalize="characters"
            {...text}
            {...register('plate')}
          />
        </div>
        <div className="sm:col-span-3">
          <Field label={words.plateState} error={errors.plateState?.message}>
            <Select
              placeholder={fleets.none}
              options={plateStates.map((value) => ({ value, label: value }))}
              {...register('plateState')}
            />
          </Field>
        </div>
        <div className="sm:col-span-2">
          <TextField
            label={words.year}
            error={errors.year?.message}
            inputMode="numeric"
            {...text}
            {...register('year')}
          />
        </div>
        <div className="sm:col-span-2">
          <TextField
            label={words.make}
            error={errors.make?.message}
            list={`${id}-makes`}
            {...text}
            {...register('make')}
          />
          <datalist id={`${id}-makes`}>
            {truckMakes.map((make) => (
              <option key={make} value={make} />
            ))}
          </datalist>
        </div>
        <div className="sm:col-span-2">
          <TextField
            label={words.model}
            error={errors.model?.message}
            {...text}
            {...register('model')}
          />
        </div>
        <div className="sm:col-span-3">
          <TextField
            label={words.tireSizes}
            hint={words.tireSizesHint}
            error={errors.tireSizes?.message}
            list={`${id}-tires`}
            {...text}
            {...register('tireSizes')}
          />
          <datalist id={`${id}-tires`}>
            {tireSizes.map((size) => (
              <option key={size} value={size} />
            ))}
          </datalist>
        </div>
        <div className="sm:col-span-3">
          <Field label={words.driver} error={errors.driverId?.message}>
            <Select
              placeholder={fleets.units.noDriver}
              options={drivers
                .filter(({ isDeactivated, id: key }) => !isDeactivated || key === unit?.driver?.id)
                .map(({ id: value, fullName }) => ({ value, label: fullName }))}
              {...register('driverId')}
            />
          </Field>
        </div>
        <div className="sm:col-span-6">
          <Field label={words.notes} error={errors.notes?.message}>
            <TextArea rows={2} {...register('notes')} />
          </Field>
        </div>
        <div className="sm:col-span-6">
          <FormError error={save.error && sentenceOf(save.error, words.failed)} />
        </div>
      </form>
    </Dialog>
  )
}
