import { sql } from 'kysely'
import { linkWithToken } from '#contract/link-with-token.ts'
import { paths } from '#contract/paths.ts'
import { lendLink } from '../../asking/links.ts'
import { shortPath } from '../../asking/short-paths.ts'
import type { Services } from '../../core/services.ts'
import { DeliveryError } from '../../platform/delivery-error.ts'
import { HeldBack } from '../../platform/held-back.ts'
import { issueLink } from '../../technicians/links.ts'
import { acceptLinksOf } from './accept-links.ts'
import { paramsNow } from './bids-so-far.ts'
import { carriers, type Due } from './carriers.ts'
import '../tables.ts'

declare module '../../platform/jobs.ts' {
  interface Tasks {
    deliver: { deliveryId: number }
  }
}

const mostAttempts = 10

/**
 * Sends one mail, SMS or push, to the address and by the wishes of this moment; what came of it stands in the delivery. May
 * run twice: a message that is settled is left alone, and one that was sent but not noted carries the same key.
 */
export async function deliver(
  services: Services,
  { deliveryId }: { deliveryId: number },
): Promise<void> {
  const { db, clock, config } = services
  const waiting = await findDue(services, deliveryId)
  if (waiting?.status !== 'waiting') return
  const params = await paramsNow(services, waiting)
  if (!params) return settle(services, deliveryId, 'held_back', 'outdated')
  const due = { ...waiting, params }
  const carrier = carriers[due.channel]
  const reason = await carrier.reasonAgainst(services, due)
  if (reason) return settle(services, deliveryId, 'held_back', reason)
  const link = await linkOf(services, due)
  if (link === null) return settle(services, deliveryId, 'held_back', 'deactivated')
  const accepts = await acceptLinksOf(services, due)
  const idempotencyKey = `delivery-${deliveryId}`
  try {
    const unreached = await carrier.send(services, due, { link, accepts, idempotencyKey })
    if (unreached) return settle(services, deliveryId, 'held_back', unreached)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    if (error instanceof HeldBack) return settle(services, deliveryId, 'held_back', error.reason)
    const isOver = !error.isRetryable || due.attempts + 1 >= mostAttempts
    await sql`update deliveries set attempts = attempts + 1, reason = ${error.reason},
      status = ${isOver ? 'failed' : 'waiting'}, settled_at = ${isOver ? clock.now() : null}
      where id = ${deliveryId} and status = 'waiting'`.execute(db)
    // The queue tries again later; what is over is no failure of the queue.
    if (!isOver) throw error
    return
  }
  await settle(services, deliveryId, 'sent', null)

  /** A guest's link opens the request, a technician's the jobs (none for who has left); everybody else signs in. */
  async function linkOf(
    { deeds, linkKey }: Services,
    { channel, requestId, technicianId, isGuests, link }: Due,
  ) {
    if (technicianId) {
      const deed = deeds.own()
      const token = await deed.transaction((tx) => issueLink(tx, technicianId, deed.now))
      return token && config.publicUrl + linkWithToken(link, token)
    }
    if (!requestId || !isGuests)
      return config.publicUrl + (channel === 'sms' ? shortPath(link) : link)
    const deed = deeds.own()
    const { token, code } = await deed.transaction((tx) =>
      lendLink(tx, { requestId, onlyBidId: null, isReadOnly: false }, { now: deed.now, linkKey }),
    )
    return config.publicUrl + (channel === 'sms' ? paths.short(code) : paths.bids(requestId, token))
  }
}

async function findDue({ db, clock }: Services, deliveryId: number): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select d.channel, d.status, d.attempts, d.kind, d.code, d.params, d.link, d.request_id as "requestId",
      d.user_id as "userId", u.user_type as "userType",
      coalesce(u.language, t.language, tp.language, own.language, r.language) as language,
      d.technician_id as "technicianId",
      r.id is not null and r.customer_user_id is null and r.fleet_id is null as "isGuests",
      nullif(coalesce(u.email, r.customer_email), '') as mail,
      nullif(coalesce(p.phone, u.phone, t.phone, r.customer_phone), '') as phone,
      coalesce(c.mail, true) as "wantsMail", coalesce(c.sms, true) as "wantsSms",
      coalesce(case
        when c.quiet_from < c.quiet_to then h.hour >= c.quiet_from and h.hour < c.quiet_to
        when c.quiet_from is not null then h.hour >= c.quiet_from or h.hour < c.quiet_to
      end, false) as "isQuiet",
      p.id is not null and p.phone_confirmed_at is null as "isUnconfirmed",
      p.phone_confirmed_at is not null as "isConfirmed",
      case when d.technician_id is not null then 'provider:' || t.provider_id
        when d.user_id is not null then null
        when r.fleet_id is not null then 'fleet:' || r.fleet_id
        when r.customer_user_id is not null then 'account:' || r.customer_user_id
        else 'request:' || r.id end as sender,
      coalesce(tp.status, f.status) is distinct from 'active' as "isNewSender"
    from deliveries d
    left join users u on u.id = d.user_id
    left join providers p on p.owner_user_id = d.user_id
    left join requests r on r.id = d.request_id
    left join technicians t on t.id = d.technician_id
    left join providers tp on tp.id = t.provider_id
    left join fleets f on f.id = r.fleet_id
    left join drivers dr on dr.id = r.driver_id and r.fleet_id is not null
    left join users own on own.id = coalesce(dr.user_id, r.customer_user_id)
    left join channel_settings c on c.user_id = coalesce(d.user_id, r.customer_user_id)
    left join lateral (
      select extract(hour from ${clock.now()}::timestamptz at time zone c.time_zone) as hour) h on true
    where d.id = ${deliveryId}`.execute(db)
  return rows[0]
}

const settle = async (
  { db, clock }: Services,
  id: number,
  status: 'sent' | 'held_back',
  reason: string | null,
) => {
  await sql`update deliveries set status = ${status}, reason = ${reason}, settled_at = ${clock.now()},
    attempts = attempts + 1 where id = ${id} and status = 'waiting'`.execute(db)
}
