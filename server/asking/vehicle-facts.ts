import type { unitDetails } from '#contract/catalogue.ts'
import type { Unit } from '#contract/units.ts'
import type { Said } from './ask.ts'

type UnitDetail = (typeof unitDetails)[number]

/** What is known of the unit, so that nobody types it beside the road; of none, the vehicle in its driver's words. */
export const vehicleFacts = (unit: Unit | undefined, inWords: string | null): Said =>
  unit
    ? ({
        unitNumber: unit.unitNumber,
        vin: unit.vin,
        plate: unit.plate,
        plateState: unit.plateState,
        year: unit.year,
        make: unit.make,
        model: unit.model,
        affected: unit.kind === 'truck' ? 'tractor' : 'trailer',
        tireSize: unit.tireSizes,
      } satisfies Record<UnitDetail, string | null>)
    : { model: inWords }
