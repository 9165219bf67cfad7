import { sql } from 'kysely'
import { dayIn } from '#contract/days.ts'
import { dueAtLatest, type FleetTerms, type TermsAtDesk } from '#contract/fleet-terms.ts'
import { decimal, signed } from '#contract/primitives.ts'
import { isTimeZone } from '#contract/time-zones.ts'
import { findRequest } from '../asking/queries.ts'
import type { User } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import { requireAccess } from '../deals/claim.ts'
import { poWanted } from '../deals/po-rule.ts'
import type { Claim } from '../deals/policy.ts'
import { isBlocked } from '../fleets/preferences.ts'
import { hindranceOf } from '../payments/choose-terms.ts'
import { findTerms, findUse, type Use, usedOf } from '../payments/fleet-terms.ts'
import type { Db } from '../platform/db/tables.ts'
import { findProviderOfActor } from '../providers/queries.ts'
import { findBills } from './bill-queries.ts'

/** The terms of a fleet with what is used of them; null where it has never applied. */
export async function readTerms(db: Db, fleetId: string, use: Use): Promise<FleetTerms | null> {
  const terms = await findTerms(db, fleetId)
  if (!terms) return null
  const used = usedOf(use)
  return {
    state: terms.state,
    limit: decimal(terms.limit_cents),
    // The database knows no others.
    netDays: terms.net_days as FleetTerms['netDays'],
    poMode: terms.po_mode,
    billing: terms.billing,
    used: decimal(used),
    left: decimal(Math.max(0, terms.limit_cents - used)),
    askedAt: terms.asked_at.toISOString(),
    movedAt: terms.moved_at.toISOString(),
    reason: terms.reason,
  }
}

/** The same with its bills, for the operator. */
export async function readTermsAtDesk(
  { db, config }: Services,
  fleetId: string,
): Promise<TermsAtDesk> {
  const use = await findUse(db, fleetId)
  const [terms, bills] = [await readTerms(db, fleetId, use), await findBills(db, fleetId)]
  const saysWhereToPay = config.operatorBank !== null
  return { terms, balance: signed(use.balance), bills, saysWhereToPay }
}

/** Whether a request's side may pay on the terms of its fleet now, and how much is left of them. */
export async function readWaysToPay(db: Db, claim: Claim, requestId: string) {
  const { request } = requireAccess(await findRequest(db, requestId), claim)
  const terms = request.fleet_id === null ? undefined : await findTerms(db, request.fleet_id)
  if (!terms || request.fleet_id === null || !['in_force', 'suspended'].includes(terms.state))
    return { terms: null, poWanted: await poWanted(db, request) }
  const use = await findUse(db, request.fleet_id)
  return {
    poWanted: await poWanted(db, request, terms.po_mode),
    terms: {
      netDays: terms.net_days,
      left: decimal(Math.max(0, terms.limit_cents - usedOf(use))),
      poMode: terms.po_mode,
      hindrance: hindranceOf(terms, use, 1),
    },
  }
}

/**
 * Who may bid reads whether the fleet behind a request pays on terms, and by which day it has to have paid. To a provider that
 * the fleet never calls it says nothing of the fleet, as of a request of nobody on terms.
 */
export async function readTermsOfRequest(db: Db, user: User, requestId: string, now: Date) {
  const { rows } = await sql<{
    netDays: number
    billing: FleetTerms['billing']
    poMode: FleetTerms['poMode']
    timeZone: string
    scheduledAt: Date | null
    fleetId: string
  }>`
    select t.net_days as "netDays", t.billing, t.po_mode as "poMode", f.time_zone as "timeZone", r.scheduled_at as "scheduledAt",
      f.id as "fleetId"
    from requests r join fleets f on f.id = r.fleet_id join fleet_terms t on t.fleet_id = f.id
    where r.id = ${requestId} and r.status = 'open' and t.state = 'in_force'
      and not exists (select from fleet_bills b where b.fleet_id = f.id and b.state = 'overdue')`.execute(
    db,
  )
  const [terms] = rows
  if (!terms || !isTimeZone(terms.timeZone)) return { terms: null }
  const provider = await findProviderOfActor(db, user)
  if (!provider || (await isBlocked(db, terms.fleetId, provider.id))) return { terms: null }
  const { netDays, timeZone, scheduledAt } = terms
  return {
    terms: { netDays, latestOn: dueAtLatest(closesBy(scheduledAt ?? now, timeZone), terms) },
  }
}

const dayMs = 86_400_000

/** Work of this moment is confirmed by the day after at the latest, by the clock of its fleet. */
export const closesBy = (from: Date, timeZone: string): string =>
  dayIn(timeZone, new Date(from.getTime() + dayMs))
