import * as z from 'zod/mini'
import { phone } from './account.ts'
import { endpoint } from './endpoint.ts'
import { fleetSystems } from './fleet-feeds.ts'
import {
  delayBody,
  jobForProvider,
  jobForTechnician,
  jobPhases,
  standsHere,
  stepBody,
} from './jobs.ts'
import { byId, instant, ok, uuid } from './primitives.ts'
import { settings } from './settings.ts'
import { text, textFrom } from './texts.ts'
import { providerFields } from './words/en/fields/provider.ts'

/** S1 §5: full name and phone are required. */
const form = {
  fullName: textFrom(2, 120, 'fullName'),
  phone,
  licenseNumber: z.optional(z.nullable(text(40, 'licenseNumber'))),
  vehicleInfo: z.optional(z.nullable(text(200, 'vehicleInfo'))),
}
export const technicianForm = z.object(form)
export type TechnicianForm = z.output<typeof technicianForm>

/** One of a provider's people, as the provider sees them. */
export const technician = z.object({
  id: uuid,
  fullName: z.string(),
  phone: z.string(),
  licenseNumber: z.nullable(z.string()),
  vehicleInfo: z.nullable(z.string()),
  isDeactivated: z.boolean(),
  /** When the newest link was put into an SMS; null where none opens the page. */
  linkMadeAt: z.nullable(instant),
  /** The job that is under way. */
  jobs: z.array(z.object({ id: uuid, title: z.string(), phase: z.enum(jobPhases) })),
  /** Closed jobs that ended with this person on them. */
  jobsDone: z.number(),
  createdAt: instant,
})
export type Technician = z.infer<typeof technician>

const own = { caller: 'service_provider', right: 'keepTechnicians', tag: 'technicians' } as const

export const listTechnicians = endpoint({
  method: 'GET',
  path: '/api/technicians',
  ...own,
  summary: "The provider's technicians, those on a job first and who has left last, by name.",
  response: z.array(technician),
})

export const addTechnician = endpoint({
  method: 'POST',
  path: '/api/technicians',
  ...own,
  summary: 'Add a technician; an approved provider’s gets a link by SMS.',
  perMinute: settings.technicians.invitationsPerMinute,
  body: technicianForm,
  status: 201,
  response: technician,
})

export const changeTechnician = endpoint({
  method: 'PATCH',
  path: '/api/technicians/:id',
  ...own,
  summary: 'Change a technician; with another number the old links end and a new one is sent.',
  perMinute: settings.technicians.invitationsPerMinute,
  params: byId,
  body: z.partial(technicianForm),
  response: technician,
})

export const setTechnicianActivity = endpoint({
  method: 'POST',
  path: '/api/technicians/:id/activity',
  ...own,
  summary:
    'Deactivate a technician (links end, running jobs are nobody’s, the history stays), or activate one again.',
  params: byId,
  body: z.object({ isActive: z.boolean(providerFields.technicianWorks) }),
  response: technician,
})

export const sendTechnicianLink = endpoint({
  method: 'POST',
  path: '/api/technicians/:id/link',
  ...own,
  summary: 'Send a technician a new link by SMS; all earlier ones end.',
  perMinute: settings.technicians.invitationsPerMinute,
  params: byId,
  response: ok,
})

export const assignTechnician = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/technician',
  ...own,
  summary: 'Put a technician on a running job, put another one on it, or with null nobody.',
  params: byId,
  body: z.object({ technicianId: z.nullable(uuid) }),
  response: jobForProvider,
})

/** What a technician's link opens: the jobs at hand, and those of the last 24 hours. */
export const technicianDay = z.object({
  id: uuid,
  fullName: z.string(),
  businessName: z.string(),
  businessPhone: z.nullable(z.string()),
  /** To the terms in force, by an earlier step or photo. */
  hasAgreed: z.boolean(),
  /** The truck that says by itself where it is, by the shop's fleet system, and of when its newest position is. */
  truck: z.nullable(
    z.object({ system: z.enum(fleetSystems), name: z.string(), saidAt: z.nullable(instant) }),
  ),
  jobs: z.array(jobForTechnician),
})
export type TechnicianDay = z.infer<typeof technicianDay>

const byLink = { caller: 'technician', tag: 'technicians' } as const

export const readTechnicianDay = endpoint({
  method: 'GET',
  path: '/api/technician',
  ...byLink,
  summary: 'The jobs that the technician of this link is on (X-Access-Token).',
  response: technicianDay,
})

export const advanceAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/jobs/:id/steps',
  ...byLink,
  summary: 'The technician moves the job on: start, arrive, work, finish.',
  params: byId,
  body: stepBody,
  response: ok,
})

export const takeBackArrivalAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/jobs/:id/arrival-taken-back',
  ...byLink,
  summary: 'The technician has pressed “arrived” too early: the job is on its way again.',
  params: byId,
  response: ok,
})

export const delayAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/jobs/:id/delay',
  ...byLink,
  summary: 'The technician on the way gives a new arrival time (rules C14).',
  params: byId,
  body: delayBody,
  response: ok,
})

export const reportCustomerGoneAsTechnician = endpoint({
  method: 'POST',
  path: '/api/technician/jobs/:id/customer-gone',
  ...byLink,
  summary: 'The technician is at the place and nobody is there (rules C14): the job ends.',
  params: byId,
  body: standsHere,
  response: ok,
})
