import * as z from 'zod/mini'
import { password, phone, username } from './account.ts'
import { endpoint } from './endpoint.ts'
import { importMode, importReport, tableUpload } from './imports.ts'
import { byId, instant, money, uuid } from './primitives.ts'
import { spendingLimit } from './spending-limit.ts'
import { text, textFrom } from './texts.ts'

/** Available, On Service, Offline (rules B); it follows the driver's jobs by itself. */
export const driverStatuses = ['active', 'on_service', 'inactive'] as const
export type DriverStatus = (typeof driverStatuses)[number]
/** As it is shown: who has asked for help and has nobody on the way yet needs help. */
export const shownDriverStatuses = ['needs_help', ...driverStatuses] as const
export type ShownDriverStatus = (typeof shownDriverStatuses)[number]

const about = {
  fullName: textFrom(2, 120, 'fullName'),
  phone,
  licenseNumber: z.optional(z.nullable(text(40, 'licenseNumber'))),
  vehicleInfo: z.optional(z.nullable(text(200, 'vehicleInfo'))),
  currentLocation: z.optional(z.nullable(text(200, 'currentLocation'))),
  spendingLimit,
}

export const newDriver = z.object({
  ...about,
  username,
  password,
  /** The fleet's own; another's is refused (rules C22). */
  businessCustomerId: z.optional(uuid),
})
export type NewDriver = z.output<typeof newDriver>

/** A driver as the fleet sees one. */
export const driver = z.object({
  id: uuid,
  businessCustomerId: z.nullable(uuid),
  fullName: z.string(),
  username: z.string(),
  phone: z.string(),
  licenseNumber: z.nullable(z.string()),
  vehicleInfo: z.nullable(z.string()),
  currentLocation: z.nullable(z.string()),
  /** The newest of what was said of the driver's place and of the requests that are not over. */
  lastKnownLocation: z.nullable(
    z.object({
      place: z.string(),
      /** Null where nobody has written it down. */
      at: z.nullable(instant),
      /** The truck stands there and waits for help, or has it. */
      isOfRequest: z.boolean(),
    }),
  ),
  status: z.enum(shownDriverStatuses),
  isDeactivated: z.boolean(),
  /** The first password or the code that the fleet gave out last waits to be used. */
  hasUnusedCode: z.boolean(),
  spendingLimit: z.nullable(money),
  /** The units the driver usually has. */
  units: z.array(z.object({ id: uuid, kind: z.string(), unitNumber: z.string() })),
  /** The request that keeps the driver on service, if one does. */
  runningRequestId: z.nullable(uuid),
  /** The newest one that nobody has been chosen for. */
  openRequestId: z.nullable(uuid),
  createdAt: instant,
})
export type Driver = z.infer<typeof driver>
export type LastKnownLocation = NonNullable<Driver['lastKnownLocation']>

const fleets = { caller: 'business_customer', tag: 'drivers' } as const

/** Whom a list of drivers shows; everybody where nothing is said. */
export const driverFilters = ['current', ...shownDriverStatuses, 'deactivated'] as const
export type DriverFilter = (typeof driverFilters)[number]

const wanted = {
  /** Each word somewhere in the name, username, phone, vehicle, location or a unit's number. */
  search: z.optional(text(100, 'search')),
  status: z.optional(z.enum(driverFilters)),
}

export const listDrivers = endpoint({
  method: 'GET',
  path: '/api/drivers',
  ...fleets,
  summary:
    "A page of the fleet's drivers by name, those who have left last; found by words and status.",
  query: z.object({ ...wanted, after: z.optional(uuid) }),
  response: z.array(driver),
})

export const countDrivers = endpoint({
  method: 'GET',
  path: '/api/drivers/figures',
  ...fleets,
  summary: 'How many drivers are found, and how many there are.',
  query: z.object(wanted),
  response: z.object({ found: z.number(), all: z.number() }),
})

export const readDriver = endpoint({
  method: 'GET',
  path: '/api/drivers/:id',
  ...fleets,
  summary: "One of the fleet's drivers.",
  params: byId,
  response: driver,
})

export const addDriver = endpoint({
  method: 'POST',
  path: '/api/drivers',
  ...fleets,
  summary: 'Add a driver with a first password, which must be changed (rules C21).',
  body: newDriver,
  status: 201,
  response: driver,
})

export const changeDriver = endpoint({
  method: 'PATCH',
  path: '/api/drivers/:id',
  ...fleets,
  summary: 'Change what the fleet knows of a driver.',
  params: byId,
  body: z.partial(z.object(about)),
  response: driver,
})

export const setDriverActivity = endpoint({
  method: 'POST',
  path: '/api/drivers/:id/activity',
  ...fleets,
  summary: 'Deactivate a driver (all sessions end) or take the driver back.',
  params: byId,
  body: z.object({ isActive: z.boolean() }),
  response: driver,
})

export const limitChange = z.object({
  id: z.number(),
  at: instant,
  /** Who changed it; null where nobody is known. */
  by: z.nullable(z.string()),
  /** Null is no limit. */
  from: z.nullable(money),
  to: z.nullable(money),
})
export type LimitChange = z.infer<typeof limitChange>

export const listLimitChanges = endpoint({
  method: 'GET',
  path: '/api/drivers/:id/limit-changes',
  ...fleets,
  summary: "Who has changed a driver's spending limit, from what to what; newest first.",
  params: byId,
  response: z.array(limitChange),
})

export const giveDriverCode = endpoint({
  method: 'POST',
  path: '/api/drivers/:id/sign-in-code',
  ...fleets,
  summary:
    'Give a driver who cannot sign in a new first code; the password of before ends with all sessions.',
  params: byId,
  /** Beside it a link with which the driver chooses a password, to the driver's own phone. */
  body: z.object({ bySms: z._default(z.boolean(), false) }),
  response: z.object({
    username: z.string(),
    /** Told this once. */
    code: z.string(),
    isTexted: z.boolean(),
  }),
})

export const exportDrivers = endpoint({
  method: 'GET',
  path: '/api/fleet/drivers.csv',
  ...fleets,
  summary: "All of the fleet's drivers as a CSV file, which an import reads too.",
  response: 'csv',
})

export const importDrivers = endpoint({
  method: 'POST',
  path: '/api/drivers/import',
  ...fleets,
  summary: 'Drivers from a CSV file: a preview row by row, or all of them at once.',
  query: importMode,
  upload: tableUpload,
  response: importReport,
})

/** A driver's own record (S1 §3), with the unit driven. */
export const driverProfile = z.object({
  id: uuid,
  fullName: z.string(),
  phone: z.string(),
  licenseNumber: z.nullable(z.string()),
  currentLocation: z.nullable(z.string()),
  vehicleInfo: z.nullable(z.string()),
  status: z.enum(shownDriverStatuses),
  /** With the number at which its dispatcher is called. */
  fleet: z.nullable(z.object({ id: uuid, companyName: z.string(), phone: z.nullable(z.string()) })),
  spendingLimit: z.nullable(money),
  /** The request that keeps the driver on service, if one does. */
  runningRequestId: z.nullable(uuid),
  /** The newest call for help that nobody has been chosen for. */
  openRequestId: z.nullable(uuid),
  units: z.array(
    z.object({
      id: uuid,
      kind: z.string(),
      unitNumber: z.string(),
      vin: z.nullable(z.string()),
      plate: z.nullable(z.string()),
      plateState: z.nullable(z.string()),
      year: z.nullable(z.string()),
      make: z.nullable(z.string()),
      model: z.nullable(z.string()),
      tireSizes: z.nullable(z.string()),
    }),
  ),
})
export type DriverProfile = z.infer<typeof driverProfile>

export const readDriverProfile = endpoint({
  method: 'GET',
  path: '/api/driver-profile',
  caller: 'driver',
  tag: 'drivers',
  summary: 'The signed-in driver.',
  response: driverProfile,
})

export const changeDriverProfile = endpoint({
  method: 'PATCH',
  path: '/api/driver-profile',
  caller: 'driver',
  tag: 'drivers',
  summary: 'Drivers change their own record; they may go offline while no job runs.',
  body: z.object({
    fullName: z.optional(about.fullName),
    phone: z.optional(about.phone),
    licenseNumber: about.licenseNumber,
    vehicleInfo: about.vehicleInfo,
    currentLocation: about.currentLocation,
    isAvailable: z.optional(z.boolean()),
  }),
  response: driverProfile,
})
