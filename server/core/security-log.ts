import { createHash, createHmac } from 'node:crypto'
import type pg from 'pg'
import type { SecurityEventName } from '#contract/security-events.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { networkOf } from '../platform/network-of.ts'

/** What is alike within this time is one row, and makes at most so many lines. */
export const alikeMs = 10 * 60_000
const mostLines = 10
/** Anybody can make these as often as the wires carry: one line says it. */
const sampled: ReadonlySet<SecurityEventName> = new Set([
  'excess_rate_limit_exceeded',
  'input_validation_fail',
  'malicious_cross_origin',
])
/** What is good news or plain news; all else is worth a look. */
const calm: ReadonlySet<SecurityEventName> = new Set([
  'authn_login_success',
  'authn_password_change',
  'authn_token_created',
  'authn_token_revoked',
  'authz_admin',
  'privilege_permissions_changed',
  'upload_complete',
  'sensitive_read',
  'user_created',
  'user_updated',
  'user_deleted',
  'sys_startup',
  'sys_shutdown',
])
const writeEveryMs = 5_000
/** Kinds of events that one process tells apart in ten minutes; more are told without who and whence. */
const mostKinds = 5_000

export interface SecurityHappening {
  event: SecurityEventName
  userId?: string | null
  technicianId?: string | null
  /** As the connection has it; never kept. */
  address?: string | null
  /** "POST /api/login" */
  call?: string | null
  code?: string | null
  /** What it was done to. */
  subjectId?: string | null
}

export interface SecurityLog {
  note(happening: SecurityHappening): void
  /** An admin has signed in on a device that the account did not know. */
  noteNewDeviceOfAdmin(): void
  readonly counts: ReadonlyMap<SecurityEventName, number>
  readonly newDevicesOfAdmins: number
  /** The refusals of that account which has most of them in these ten minutes. */
  refusalsOfOneAccount(): number
  /** Writes what waits into the database. */
  write(): Promise<void>
  close(): Promise<void>
}

interface Kind {
  row: Record<string, string | null>
  userId: string | null
  event: SecurityEventName
  firstAt: Date
  lastAt: Date
  lines: number
  times: number
  unwritten: number
}

/**
 * The security log of this process: a line of JSON for each event, marked `security`, whatever the level of the other
 * lines; and rows for the page of the admins, written in batches, so that a flood of refusals is no flood of writes.
 */
export function createSecurityLog({
  log,
  pool,
  clock,
  key,
  level,
}: {
  log: Log
  pool: pg.Pool
  clock: Clock
  /** With what addresses are hashed. */
  key: string
  level: string
}): SecurityLog {
  const lines = log.child({ security: true }, { level: level === 'silent' ? 'silent' : 'info' })
  const counts = new Map<SecurityEventName, number>()
  let newDevicesOfAdmins = 0
  let slot = 0
  let kinds = new Map<string, Kind>()
  /** Of the slot before, as far as they are not written yet. */
  let late: Kind[] = []
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void security.write(), writeEveryMs)
  timer.unref()

  const originOf = (address: string) =>
    createHmac('sha256', key).update(`origin\n${address}`).digest('base64url').slice(0, 12)

  function kindOf(happening: SecurityHappening, now: Date): Kind {
    const current = Math.floor(now.getTime() / alikeMs)
    if (current !== slot) {
      late.push(...[...kinds.values()].filter(({ unwritten }) => unwritten > 0))
      kinds = new Map()
      slot = current
    }
    const { event, userId = null, technicianId = null, address, call = null } = happening
    const { code = null, subjectId = null } = happening
    const whole = {
      event,
      user_id: userId,
      technician_id: technicianId,
      network: address ? networkOf(address) : null,
      origin: address ? originOf(address) : null,
      call,
      code,
      subject_id: subjectId,
    }
    const isFull = kinds.size >= mostKinds && !kinds.has(nameOf(slot, whole))
    const row = isFull ? { ...nothing, event, code } : whole
    const name = nameOf(slot, row)
    const known = kinds.get(name)
    if (known) return known
    const kind: Kind = {
      row: { ...row, alike: name },
      userId: row.user_id,
      event,
      firstAt: now,
      lastAt: now,
      lines: 0,
      times: 0,
      unwritten: 0,
    }
    kinds.set(name, kind)
    return kind
  }

  const security: SecurityLog = {
    counts,
    get newDevicesOfAdmins() {
      return newDevicesOfAdmins
    },
    noteNewDeviceOfAdmin() {
      newDevicesOfAdmins += 1
    },
    note(happening) {
      const { event } = happening
      counts.set(event, (counts.get(event) ?? 0) + 1)
      const now = clock.now()
      const kind = kindOf(happening, now)
      kind.times += 1
      kind.unwritten += 1
      kind.lastAt = now
      if (kind.lines >= (sampled.has(event) ? 1 : mostLines)) return
      kind.lines += 1
      const { alike: _, ...row } = kind.row
      const said = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
      lines[calm.has(event) ? 'info' : 'warn'](said, event)
    },
    refusalsOfOneAccount() {
      const byAccount = new Map<string, number>()
      for (const { event, userId, times } of kinds.values())
        if (event === 'authz_fail' && userId)
          byAccount.set(userId, (byAccount.get(userId) ?? 0) + times)
      return Math.max(0, ...byAccount.values())
    },
    write() {
      writing = writing.then(writeNow)
      return writing
    },
    async close() {
      clearInterval(timer)
      await security.write()
    },
  }

  async function writeNow() {
    const due = [...late, ...kinds.values()].filter(({ unwritten }) => unwritten > 0)
    if (due.length === 0) return
    const rows = due.map((kind) => ({
      ...kind.row,
      first_at: kind.firstAt.toISOString(),
      last_at: kind.lastAt.toISOString(),
      times: kind.unwritten,
    }))
    try {
      await pool.query(upsert, [JSON.stringify(rows)])
    } catch (error) {
      // They wait for the next time; the lines of the log have told of them.
      log.warn({ err: error }, 'the security log could not be written')
      return
    }
    for (const [at, kind] of due.entries()) kind.unwritten -= rows[at]?.times ?? 0
    late = late.filter(({ unwritten }) => unwritten > 0)
  }

  return security
}

const nothing = {
  user_id: null,
  technician_id: null,
  network: null,
  origin: null,
  call: null,
  subject_id: null,
}

const nameOf = (slot: number, row: object) =>
  createHash('sha256')
    .update(JSON.stringify([slot, row]))
    .digest('hex')

/** In one order, so that two processes that write at once wait for each other in turn. */
const upsert = `
  insert into security_events
    (alike, event, first_at, last_at, times, user_id, technician_id, network, origin, call, code, subject_id)
  select decode(alike, 'hex'), event, first_at, last_at, times, user_id, technician_id, network, origin, call, code,
    subject_id
  from json_to_recordset($1::json) as r (alike text, event text, first_at timestamptz, last_at timestamptz,
    times integer, user_id uuid, technician_id uuid, network text, origin text, call text, code text, subject_id uuid)
  order by alike
  on conflict (alike) do update set
    times = security_events.times + excluded.times,
    last_at = greatest(security_events.last_at, excluded.last_at)`
