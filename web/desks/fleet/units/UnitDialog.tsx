import { useId } from 'react'
import { plateStates, tireSizes, truckMakes } from '#contract/catalogue.ts'
import { type Unit, unitForm, unitKinds } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { VinYears } from '../../../things/requests/form/VinYears.tsx'
import { DriverPicker } from '../drivers/DriverPicker.tsx'
import { bodyOf, valuesOf } from './unit-form.ts'
import { useSaveUnit } from './use-units.ts'

/** Registers a truck or trailer, or changes one. */
export function UnitDialog({
  unit,
  onClose,
}: {
  /** Null for a new one. */
  unit: Unit | null
  onClose: () => void
}) {
  const words = fleets.units.form
  const id = useId()
  const form = useEndpointForm(unitForm, {
    values: valuesOf(unit),
    bodyOf,
    send: useSaveUnit(unit?.id ?? null),
    onDone: ({ unitNumber }) => {
      toast({ title: unit ? words.saved : words.added(unitNumber), tone: 'success' })
      onClose()
    },
    failed: words.failed,
  })
  const { field } = form
  const text = { autoComplete: 'off', spellCheck: false } as const

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="wide"
      title={unit ? words.edit(unit.unitNumber) : words.add}
      submitLabel={unit ? words.submitEdit : words.submitAdd}
      className="grid gap-4 sm:grid-cols-6"
    >
      <div className="sm:col-span-2">
        <SelectField
          label={words.kind}
          required
          placeholder={null}
          options={unitKinds.map((value) => ({ value, label: fleets.units.kinds[value] }))}
          {...field('kind')}
        />
      </div>
      <div className="sm:col-span-4">
        <TextField label={words.unitNumber} required {...text} {...field('unitNumber')} />
      </div>
      <div className="sm:col-span-6">
        <TextField
          label={words.vin}
          hint={words.vinHint}
          autoCapitalize="characters"
          {...text}
          {...field('vin')}
        />
        <VinYears
          vin={form.watch('vin')}
          year={form.watch('year')}
          onFill={(year) => form.setValue('year', year, { shouldDirty: true })}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField label={words.plate} autoCapitalize="characters" {...text} {...field('plate')} />
      </div>
      <div className="sm:col-span-3">
        <SelectField
          label={words.plateState}
          placeholder={fleets.none}
          options={plateStates.map((value) => ({ value, label: value }))}
          {...field('plateState')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField label={words.year} inputMode="numeric" {...text} {...field('year')} />
      </div>
      <div className="sm:col-span-2">
        <TextField label={words.make} list={`${id}-makes`} {...text} {...field('make')} />
        <datalist id={`${id}-makes`}>
          {truckMakes.map((make) => (
            <option key={make} value={make} />
          ))}
        </datalist>
      </div>
      <div className="sm:col-span-2">
        <TextField label={words.model} {...text} {...field('model')} />
      </div>
      <div className="sm:col-span-3">
        <TextField
          label={words.tireSizes}
          hint={words.tireSizesHint}
          list={`${id}-tires`}
          {...text}
          {...field('tireSizes')}
        />
        <datalist id={`${id}-tires`}>
          {tireSizes.map((size) => (
            <option key={size} value={size} />
          ))}
        </datalist>
      </div>
      <div className="sm:col-span-3">
        <DriverPicker
          label={words.driver}
          none={fleets.units.noDriver}
          status="current"
          error={form.formState.errors.driverId?.message}
          value={form.watch('driverId')}
          onChange={(driverId) => form.setValue('driverId', driverId, { shouldDirty: true })}
        />
      </div>
      <div className="sm:col-span-6">
        <TextAreaField label={words.notes} rows={2} {...field('notes')} />
      </div>
    </FormDialog>
  )
}
