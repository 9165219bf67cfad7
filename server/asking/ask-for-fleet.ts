import type { FleetRequest } from '#contract/fleet-requests.ts'
import { isId } from '#contract/ids.ts'
import { isPhoneNumber } from '#contract/phone.ts'
import { centsOf } from '#contract/primitives.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { findDriverOfFleet } from '../drivers/queries.ts'
import { memberWith } from '../fleets/policy.ts'
import { findUnit } from '../units/queries.ts'
import { ask, refusalAt, saidOnly } from './ask.ts'
import { vehicleFacts } from './vehicle-facts.ts'

/** A manager or dispatcher asks for help for one of the fleet's drivers (S1 §7); what is known of the unit comes along. */
export async function askForFleet(
  { db }: Pick<Services, 'db'>,
  deed: Deed,
  user: User,
  form: FleetRequest,
): Promise<{ id: string }> {
  const { fleetId } = await memberWith(db, user, 'ask')
  const driver = isId(form.driverId)
    ? await findDriverOfFleet(db, fleetId, form.driverId)
    : undefined
  if (!driver) throw notFound('driver')
  if (driver.deactivated_at) throw refusalAt('driverId', refusals.requests.driverLeft)
  const unit = form.unitId ? await findUnit(db, fleetId, form.unitId) : undefined
  if (form.unitId && !unit) throw refusalAt('unitId', refusals.requests.unitNotFleets)
  const phone = form.contactPhone || driver.phone
  const location = form.location || driver.current_location || ''
  if (location.length < 3) throw refusalAt('location', refusals.requests.driverWhere)
  if (!isPhoneNumber(phone))
    throw refusalAt('contactPhone', commonFields.phoneWrong({ field: 'contactPhone' }))
  const by = {
    name: driver.full_name,
    phone,
    email: '',
    userId: null,
    fleetId,
    driverId: driver.id,
    unitId: unit?.id ?? null,
  }
  const { requestId } = await ask(deed, by, {
    ...form,
    ...vehicleFacts(unit, form.vehicleInfo || driver.vehicle_info),
    ...saidOnly(form),
    title: form.title || undefined,
    problemDescription: form.description,
    urgency: form.urgency ?? 'standard',
    preferredTime: form.preferredTime || 'asap',
    location,
    isOnce: !form.isConfirmed,
    budgetCents: budgetOf(form.budget),
  })
  return { id: requestId }
}

function budgetOf(budget: FleetRequest['budget']): number | undefined {
  if (budget === undefined || budget === '') return undefined
  const cents = centsOf(typeof budget === 'number' ? String(budget) : budget.replace(/^\$|,/g, ''))
  if (!cents) throw refusalAt('budget', refusals.requests.budget)
  return cents
}
