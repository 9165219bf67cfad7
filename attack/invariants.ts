import type pg from 'pg'
import type { Findings } from './findings.ts'

/** What must be true of the database whatever was sent: each gives the rows that are wrong. */
const invariants: Record<string, string> = {
  'a request never has two winners': `select request_id from bids where status = 'accepted' group by 1 having count(*) > 1`,
  'a request has one running job at most': `select request_id from jobs where phase in ('assigned', 'en_route', 'arrived', 'working',
       'awaiting_confirmation') group by 1 having count(*) > 1`,
  'a job is that of its bid': `select j.id from jobs j join bids b on b.id = j.bid_id
     where b.request_id <> j.request_id or b.provider_id <> j.provider_id`,
  'a request in progress has a job': `select r.id from requests r where r.status = 'in_progress'
     and not exists (select from jobs j where j.request_id = r.id)`,
  'an open request has no accepted bid': `select r.id from requests r join bids b on b.request_id = r.id
     where r.status = 'open' and b.status = 'accepted'`,
  'the ledger sums to zero': `select transaction_id from ledger_entries group by 1 having sum(cents) <> 0`,
  'a job is posted once': `select job_id from ledger_transactions where kind = 'job_closed' group by 1 having count(*) > 1`,
  'no account became an admin': `select id from users where user_type = 'admin' and username <> 'boss'`,
  'a closed account has no session': `select s.user_id from sessions s join users u on u.id = s.user_id where u.closed_at < s.created_at`,
  'who is suspended has done nothing since': `select e.id from events e join users u on u.id = e.by_user_id
     where e.at > u.suspended_at and e.name not in ('access_ended', 'customer_gone_contested')`,
  'a driver of a suspended fleet is suspended': `select u.id from users u join drivers d on d.user_id = u.id join fleets f on f.id = d.fleet_id
     where f.status = 'suspended' and u.suspended_at is null and u.closed_at is null`,
}

export async function checkInvariants(pool: pg.Pool, findings: Findings): Promise<number> {
  for (const [rule, query] of Object.entries(invariants)) {
    const { rows } = await pool.query(query)
    if (rows.length > 0) findings.add(rule, `${rows.length} rows, first ${JSON.stringify(rows[0])}`)
  }
  return Object.keys(invariants).length
}
