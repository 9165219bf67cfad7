import type { Unit } from '#contract/units.ts'

/** In the order in which they stand. */
export const valuesOf = (unit: Unit | null) => ({
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
export const bodyOf = ({ kind, unitNumber, ...rest }: ReturnType<typeof valuesOf>) => ({
  kind,
  unitNumber,
  ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim() || null])),
})
