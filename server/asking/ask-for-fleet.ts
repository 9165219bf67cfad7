import type { FleetRequest } from '#contract/fleet-requests.ts'
import { centsOf, isPhoneNumber } from '#contract/primitives.ts'
import type { Unit } from '#contract/units.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import type { Services } from '../core/services.ts'
import { findDriverOfFleet } from '../drivers/queries.ts'
import { memberWith } from '../fleets/policy.ts'
import { notFound, Refusal } from '../platform/http/refusal.ts'
import { isUuid } from '../platform/text.ts'
import { findUnits } from '../units/queries.ts'
import { createRequest } from './create-request.ts'
import { positionOf, readAskedService, scheduleAt } from './request-input.ts'
import { saidOnly, vehicleFacts } from './vehicle-facts.ts'

/** A manager or dispatcher asks for help for one of the fleet's drivers (S1 §7); what is known of the unit comes along. */
export async function askForFleet(
  { db }: Pick<Services, 'db'>,
  deed: Deed,
  user: User,
  form: FleetRequest,
): Promise<{ id: string }> {
  const { fleetId } = await memberWith(db, user, 'ask')
  const driver = isUuid(form.driverId)
    ? await findDriverOfFleet(db, fleetId, form.driverId)
    : undefined
  if (!driver) throw notFound('driver')
  if (driver.deactivated_at) throw refuse('driverId', 'This driver has left the fleet.')
  const [unit] = form.unitId ? await findUnits(db, fleetId, form.unitId) : []
  if (form.unitId && !unit) throw refuse('unitId', 'There is no such unit in your fleet.')
  const asked = readAskedService(form, form.urgency ?? 'standard', 'missing_fields')
  const phone = form.contactPhone || driver.phone
  const location = form.location || driver.current_location || ''
  if (location.length < 3) throw refuse('location', 'Say where the driver is.')
  if (!isPhoneNumber(phone)) throw refuse('contactPhone', 'Contact phone needs at least 10 digits.')
  const { requestId } = await createRequest(deed, {
    ...asked,
    title: form.title,
    preferredTime: form.preferredTime || 'asap',
    scheduledAt: asked.urgency === 'scheduled' ? scheduleAt(form.scheduledAt, deed.now) : null,
    details: detailsOf(form, unit, driver.vehicle_info),
    additionalNotes: null,
    location,
    position: positionOf(form),
    namedProviderId: form.providerId,
    budgetCents: budgetOf(form.budget),
    poNumber: form.poNumber || undefined,
    customer: {
      name: driver.full_name,
      phone,
      email: '',
      userId: null,
      fleetId,
      driverId: driver.id,
      unitId: unit?.id ?? null,
    },
  })
  return { id: requestId }
}

function detailsOf(form: FleetRequest, unit: Unit | undefined, vehicle: string | null) {
  return saidOnly({
    problemDescription: form.description,
    specialInstructions: form.specialInstructions,
    ...vehicleFacts(unit, form.vehicleInfo || vehicle),
    highway: form.highway,
    direction: form.direction,
    mileMarker: form.mileMarker,
    exitNumber: form.exitNumber,
    isLoaded: form.isLoaded,
    loadType: form.loadType,
    tirePosition: form.tirePosition,
    dropOffLocation: form.dropOffLocation,
  })
}

function budgetOf(budget: FleetRequest['budget']): number | undefined {
  if (budget === undefined || budget === '') return undefined
  const cents = centsOf(typeof budget === 'number' ? String(budget) : budget.replace(/^\$|,/g, ''))
  if (!cents) throw refuse('budget', 'Enter the budget as an amount in dollars.')
  return cents
}

const refuse = (field: string, message: string) =>
  new Refusal('missing_fields', message, { details: { [field]: message } })
