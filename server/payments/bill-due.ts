import { type RawBuilder, sql } from 'kysely'

/** Of a bill `b`, in cents. */
export const open = sql`(b.total_cents - b.credit_cents - b.credited_cents - b.paid_cents - b.written_off_cents)`

/** Of the disputes `d` that the fleet has begun about the jobs of a bill `b`. */
const ofClaims = (what: RawBuilder<unknown>) => sql`(
  select ${what} from terms_jobs t join disputes d on d.job_id = t.job_id
  where t.bill_id = b.id and d.by_side = 'customer')`

/** What of a bill `b` is claimed by the fleet and not settled, in cents. */
export const contested = ofClaims(
  sql`coalesce(sum(d.claim_cents) filter (where d.carried_at is null), 0)`,
)

/**
 * By when a bill `b` of a fleet `f` has to be paid: nobody has to pay what is in dispute before that is settled. Where no more is open
 * than that, it is due on the day on which the last of it was; null while one runs.
 */
export const payableOn = sql`case
  when ${open} <= ${contested} then null
  when ${open} <= ${ofClaims(sql`coalesce(sum(d.claim_cents), 0)`)}
    then greatest(b.due_on, ${ofClaims(sql`max((d.carried_at at time zone f.time_zone)::date)`)})
  else b.due_on end`
