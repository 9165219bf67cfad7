import { type DetailFieldName, detailFieldNames } from '#contract/catalogue.ts'
import type { Unit } from '#contract/units.ts'

type Said = Partial<Record<DetailFieldName, string | null | undefined>>

/** What is known of the unit, so that nobody types it beside the road; of none, the vehicle in its driver's words. */
export const vehicleFacts = (unit: Unit | undefined, inWords: string | null): Said =>
  unit
    ? {
        unitNumber: unit.unitNumber,
        vin: unit.vin,
        plate: unit.plate,
        plateState: unit.plateState,
        year: unit.year,
        make: unit.make,
        model: unit.model,
        affected: unit.kind === 'truck' ? 'tractor' : 'trailer',
        tireSize: unit.tireSizes,
      }
    : { model: inWords }

/** Of what somebody says in a form the details that hold something. */
export function saidOnly(said: Said): Record<string, string> {
  const details: Record<string, string> = {}
  for (const name of detailFieldNames) {
    const value = said[name]
    if (value) details[name] = value
  }
  return details
}
