import { createHash } from 'node:crypto'
import type { FullCap } from '#contract/caps.ts'
import type { Rules } from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { countMessage, type Limit } from '../../platform/message-counts.ts'
import { numberKey } from '../../platform/sms/stops.ts'
import type { Deed } from '../deed.ts'

/** Whose limit it is. Numbers, addresses and networks are counted, not kept: by their hash alone. */
export const subjectOf = {
  number: (phone: string) => `number:${hashed(numberKey(phone))}`,
  address: (email: string) => `address:${hashed(email.toLowerCase())}`,
  network: (network: string) => `network:${hashed(network)}`,
  country: (code: string) => `country:${code}`,
  fleet: (id: string) => `fleet:${id}`,
  provider: (id: string) => `provider:${id}`,
  account: (id: string) => `account:${id}`,
  request: (id: string) => `request:${id}`,
  everybody: 'everybody',
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** A limit of the operator's, a day. */
export const aDay = (
  caps: Rules['caps'],
  cap: keyof Rules['caps'],
  subject: string,
  most = caps[cap],
): Limit & { cap: FullCap } => ({ cap, subject, most, span: 'day' })

/** As long as a link works no more than these go out, so that one that works is always there. */
export const resetLinks = (subject: string): Limit => ({
  cap: 'resetLinks',
  subject,
  most: settings.resetLinks,
  span: 'hour',
})

export const { timeZone } = settings.desk

/** Counts what a deed is about to send, with the deed: what comes of nothing is not counted. */
export const countIn = (tx: Tx, limits: readonly Limit[], { now }: Pick<Deed, 'now'>) =>
  countMessage(tx, limits, now, timeZone)
