import { type Unit, type UnitForm, unitForm } from '#contract/units.ts'
import { resolverOf } from '../../api/form.ts'

/** The fields in the order in which they stand, so that the first wrong one gets the focus. */
export const unitFields = [
  'kind',
  'unitNumber',
  'vin',
  'plate',
  'plateState',
  'year',
  'make',
  'model',
  'tireSizes',
  'driverId',
  'notes',
] as const satisfies (keyof UnitForm)[]
export type UnitValues = Record<(typeof unitFields)[number], string>

export const valuesOf = (unit: Unit | null): UnitValues => ({
  kind: unit?.kind ?? 'truck',
  unitNumber: unit?.unitNumber ?? '',
  vin: unit?.vin ?? '',
  plate: unit?.plate ?? '',
  plateState: unit?.plateState ?? '',
  year: unit?.year ?? '',
  make: unit?.make ?? '',
  model: unit?.model ?? '',
  tireSizes: unit?.tireSizes ?? '',
  driverId: unit?.driver?.id ?? '',
  notes: unit?.notes ?? '',
})

/** What is empty is not known (any more). */
export const bodyOf = ({ kind, unitNumber, ...rest }: UnitValues) => ({
  kind,
  unitNumber,
  ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim() || null])),
})

export const unitResolver = resolverOf<typeof unitForm, UnitValues>(unitForm, bodyOf)
