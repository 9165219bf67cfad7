import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { defaultRules, type Rules } from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Language } from '#contract/words/languages.ts'
import type { Clock } from '../platform/clock.ts'
import { withRetries } from '../platform/db/retry.ts'
import { firstOfAll, sent } from '../platform/db/run.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { openWithKey, sealWithKey } from '../platform/secrets/seal.ts'
import { type Author, movedIn, nobody, openBook, recordedIn } from './events.ts'
import type { Feed } from './live/feed.ts'

/**
 * The one transaction of a use case. With an Idempotency-Key the story is told once in 24 h: the same key and body
 * give the same answer again to the same account or link, another body is refused (rules C23). What the story returns must be plain JSON.
 * After the commit the events that were recorded are published.
 */
export interface Deed {
  /** The instant of the deed, by the server's clock. */
  readonly now: Date
  /** The numbers of the rules at that instant. */
  readonly rules: Rules
  readonly by: Author
  /** Of the page that asked; null where nobody did. */
  readonly language: Language | null
  /** From which network it was asked (an IPv4 address, the first half of an IPv6 one); null where nobody asked. */
  readonly network: string | null
  /** Was the answer a remembered one: was this told before, and nothing done now? Known after the transaction. */
  readonly isRepeated: boolean
  transaction<T>(story: (tx: Tx) => Promise<T>): Promise<T>
}

export interface Deeds {
  of(request: FastifyRequest, subject: string, by: Author): Deed
  /** A deed without a caller: of the worker, the command line, the demo, which says whom it plays. */
  own(by?: Author): Deed
}

export function createDeeds(
  db: Db,
  clock: Clock,
  feed: Pick<Feed, 'published' | 'moved'>,
  rulesNow: () => Rules,
): Deeds {
  async function run<T>(now: Date, by: Author, story: (tx: Tx) => Promise<T>): Promise<T> {
    const { value, events, moved } = await inTransaction(db, async (tx) => {
      openBook(tx, now, by)
      const value = await story(tx)
      return { value, events: recordedIn(tx), moved: movedIn(tx) }
    })
    if (events.length) feed.published(events)
    if (moved.size) feed.moved(moved)
    return value
  }
  return {
    own(by = nobody) {
      const now = clock.now()
      return {
        now,
        rules: rulesNow(),
        by,
        language: null,
        network: null,
        isRepeated: false,
        transaction: (story) => run(now, by, story),
      }
    },
    of(request, subject, by) {
      const now = clock.now()
      const rules = rulesNow()
      const language = languageOf(request)
      const network = networkOf(request.ip)
      const key = request.headers['idempotency-key']
      if (key === undefined)
        return {
          now,
          rules,
          by,
          language,
          network,
          isRepeated: false,
          transaction: (story) => run(now, by, story),
        }
      if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key))
        throw new Refusal('bad_input', refusals.calls.badKey)
      const print = sha256(
        JSON.stringify([request.method, request.url.split('?')[0], bodyOf(request)]),
      )
      let isRepeated = false
      return {
        now,
        rules,
        by,
        language,
        network,
        get isRepeated() {
          return isRepeated
        },
        async transaction<T>(story: (tx: Tx) => Promise<T>) {
          const ownKey = `${subject}\n${key}`
          for (;;) {
            try {
              return await run(now, by, (tx) => once(tx, ownKey, print, story))
            } catch (error) {
              if (!(error instanceof ToldBefore)) throw error
              const before = await answerBefore(db, ownKey, print)
              if (!before) continue
              isRepeated = true
              // As the same story has told it.
              return before.value as T
            }
          }
        },
      }
    },
  }
}

const bodyOf = ({ body }: FastifyRequest): unknown =>
  Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('hex') : (body ?? null)

/**
 * A deed told afterwards: at a time of its own, by the default rules, inside a transaction that runs already, announced to nobody. With it
 * the demo writes its past through the same use cases, all of it or nothing.
 */
export function deedAt(now: Date, tx: Tx, by: Author = nobody): Deed {
  return {
    now,
    rules: defaultRules,
    by,
    language: null,
    network: null,
    isRepeated: false,
    transaction(story) {
      openBook(tx, now, by, Date.now() - now.getTime() > settings.notifications.tellWithinMs)
      return story(tx)
    },
  }
}

/** The key has an answer already. */
class ToldBefore extends Error {}

/**
 * Runs the story unless this key has an answer already. Two at once: the second waits for the first's commit. The claim
 * and the first statements of the story travel together; nothing of the story is answered, and nothing of it stays, where the claim fails.
 */
async function once<T>(
  tx: Tx,
  key: string,
  fingerprint: Buffer,
  story: (tx: Tx) => Promise<T>,
): Promise<T> {
  const keyHash = sha256(key)
  const claimed = sql`
    insert into idempotent_answers (key_hash, fingerprint) values (${keyHash}, ${fingerprint})
    on conflict (key_hash) do nothing`.execute(tx)
  const claim = firstOfAll(
    tx,
    claimed.then(({ numAffectedRows }) => {
      if (numAffectedRows === 0n) throw new ToldBefore()
    }),
  )
  const [told] = await Promise.allSettled([story(tx)])
  await claim
  if (told.status === 'rejected') throw told.reason
  const answer = sealWithKey(JSON.stringify(told.value ?? null), key)
  await sent(
    tx,
    sql`update idempotent_answers set answer = ${answer} where key_hash = ${keyHash}`.compile(tx),
  )
  return told.value
}

/** What was answered to this key; nothing where that has aged out meanwhile, so that it is a new deed. */
async function answerBefore(
  db: Db,
  key: string,
  fingerprint: Buffer,
): Promise<{ value: unknown } | null> {
  const { rows } = await withRetries(() =>
    sql<{ fingerprint: Buffer; answer: Buffer }>`
      select fingerprint, answer from idempotent_answers where key_hash = ${sha256(key)}`.execute(
      db,
    ),
  )
  const known = rows[0]
  if (!known) return null
  if (!known.fingerprint.equals(fingerprint))
    throw new Refusal('key_reused', refusals.calls.keyReused)
  return { value: JSON.parse(openWithKey(known.answer, key)) }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()
