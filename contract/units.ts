import * as z from 'zod/mini'
import { plateStates } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { importMode, importReport, tableUpload } from './imports.ts'
import { byId, ok, uuid } from './primitives.ts'
import { text, textFrom } from './texts.ts'
import { vinField } from './vin-field.ts'
import type { FieldName } from './words/en/fields/common.ts'
import { fleetFields } from './words/en/fields/fleet.ts'

export const unitKinds = ['truck', 'trailer'] as const
export type UnitKind = (typeof unitKinds)[number]

const optional = (most: number, field: FieldName) => z.optional(z.nullable(text(most, field)))

/** "2019", or nothing. */
const year = z.optional(
  z.nullable(z.string().check(z.trim(), z.regex(/^((19|20)\d\d)?$/, fleetFields.year))),
)

/** A truck or trailer as it is written down. */
export const unitForm = z.object({
  kind: z.enum(unitKinds, fleetFields.unitKind),
  unitNumber: textFrom(1, 40, 'unitNumber'),
  vin: z.optional(z.nullable(vinField)),
  plate: optional(20, 'plate'),
  plateState: z.optional(z.nullable(z.enum(['', ...plateStates], fleetFields.plateState))),
  year,
  make: optional(60, 'make'),
  model: optional(60, 'model'),
  tireSizes: optional(200, 'tireSizes'),
  notes: optional(1000, 'notes'),
  /** Who usually drives it. */
  driverId: z.optional(z.nullable(uuid)),
})
export type UnitForm = z.output<typeof unitForm>

export const unit = z.object({
  id: uuid,
  kind: z.enum(unitKinds),
  unitNumber: z.string(),
  vin: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  plateState: z.nullable(z.string()),
  year: z.nullable(z.string()),
  make: z.nullable(z.string()),
  model: z.nullable(z.string()),
  tireSizes: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  driver: z.nullable(z.object({ id: uuid, fullName: z.string() })),
})
export type Unit = z.infer<typeof unit>

const wanted = {
  /** Each word somewhere in the number, VIN, plate, make, notes or the driver's name. */
  search: z.optional(text(100, 'search')),
  kind: z.optional(z.enum(unitKinds, fleetFields.unitKind)),
}

export const listUnits = endpoint({
  method: 'GET',
  path: '/api/units',
  caller: 'business_customer',
  tag: 'units',
  summary: "A page of the fleet's trucks, then its trailers, by unit number; found by words.",
  query: z.object({ ...wanted, after: z.optional(uuid) }),
  response: z.array(unit),
})

export const countUnits = endpoint({
  method: 'GET',
  path: '/api/units/figures',
  caller: 'business_customer',
  tag: 'units',
  summary: 'How many units are found, and how many there are.',
  query: z.object(wanted),
  response: z.object({ found: z.number(), all: z.number() }),
})

export const readUnit = endpoint({
  method: 'GET',
  path: '/api/units/:id',
  caller: 'business_customer',
  tag: 'units',
  summary: "One of the fleet's trucks and trailers.",
  params: byId,
  response: unit,
})

export const addUnit = endpoint({
  method: 'POST',
  path: '/api/units',
  caller: 'business_customer',
  tag: 'units',
  summary: 'Register a truck or trailer; managers and dispatchers.',
  body: unitForm,
  status: 201,
  response: unit,
})

export const changeUnit = endpoint({
  method: 'PATCH',
  path: '/api/units/:id',
  caller: 'business_customer',
  tag: 'units',
  summary: 'Change a unit.',
  params: byId,
  body: z.partial(unitForm),
  response: unit,
})

export const retireUnit = endpoint({
  method: 'DELETE',
  path: '/api/units/:id',
  caller: 'business_customer',
  tag: 'units',
  summary: 'A unit leaves the fleet; its past requests keep it.',
  params: byId,
  response: ok,
})

export const exportUnits = endpoint({
  method: 'GET',
  path: '/api/fleet/units.csv',
  caller: 'business_customer',
  tag: 'units',
  summary: "All of the fleet's trucks and trailers as a CSV file, which an import reads too.",
  response: 'csv',
})

export const importUnits = endpoint({
  method: 'POST',
  path: '/api/units/import',
  caller: 'business_customer',
  tag: 'units',
  summary: 'Units from a CSV file: a preview row by row, or all of them at once.',
  query: importMode,
  upload: tableUpload,
  response: importReport,
})
