import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { defaultRules, type Rules } from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Language } from '#contract/words/languages.ts'
import type { Clock } from '../platform/clock.ts'
import { isViolation } from '../platform/db/constraints.ts'
import { withRetries } from '../platform/db/retry.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Author, movedIn, nobody, openBook, recordedIn } from './events.ts'
import { type IdempotencyKey, idempotencyKeyOf, isTold, keepAnswer } from './idempotency-key.ts'
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
  /** By which the story is told once; null without an Idempotency-Key. For who tells several deeds in one transaction. */
  readonly key: IdempotencyKey | null
  /**
   * `look` reads what the story leaves, on the way of its last writes: for an answer of more than is kept with a key. It does
   * not happen where the answer is a remembered one.
   */
  transaction<T>(
    story: (tx: Tx) => Promise<T>,
    look?: (tx: Tx, value: T) => Promise<void>,
  ): Promise<T>
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
  async function run<T>(
    now: Date,
    by: Author,
    story: (tx: Tx) => Promise<T>,
    look?: (tx: Tx, value: T) => Promise<void>,
  ): Promise<T> {
    const { value, looked, events, moved } = await inTransaction(db, async (tx) => {
      openBook(tx, now, by)
      const value = await story(tx)
      const looked = look?.(tx, value)
      // Where it fails, the transaction does.
      looked?.catch(() => {})
      return { value, looked, events: recordedIn(tx), moved: movedIn(tx) }
    })
    if (events.length) feed.published(events)
    if (moved.size) feed.moved(moved)
    await looked
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
        key: null,
        transaction: (story, look) => run(now, by, story, look),
      }
    },
    of(request, subject, by) {
      const now = clock.now()
      const rules = rulesNow()
      const language = languageOf(request)
      const network = networkOf(request.ip)
      const sent = request.headers['idempotency-key']
      if (sent === undefined)
        return {
          now,
          rules,
          by,
          language,
          network,
          isRepeated: false,
          key: null,
          transaction: (story, look) => run(now, by, story, look),
        }
      if (typeof sent !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(sent))
        throw new Refusal('bad_input', refusals.calls.badKey)
      const print = JSON.stringify([request.method, request.url.split('?')[0], bodyOf(request)])
      const key = idempotencyKeyOf(`${subject}\n${sent}`, print)
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
        key,
        async transaction<T>(
          story: (tx: Tx) => Promise<T>,
          look?: (tx: Tx, value: T) => Promise<void>,
        ) {
          for (;;) {
            try {
              return await run(now, by, (tx) => once(tx, key, story), look)
            } catch (error) {
              // Told again, a story is refused, or meets what it has written itself: what it was answered first counts.
              if (!(error instanceof Refusal) && !isViolation(error)) throw error
              const before = await answerBefore(db, key)
              if (before) {
                isRepeated = true
                // As the same story has told it.
                return before.value as T
              }
              if (!isTold(error)) throw error
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
    key: null,
    async transaction(story, look) {
      openBook(tx, now, by, Date.now() - now.getTime() > settings.notifications.tellWithinMs)
      const value = await story(tx)
      await look?.(tx, value)
      return value
    },
  }
}

/**
 * Tells the story, and keeps its answer with the last of its writes. Two at once with one key: both tell it, the second waits
 * for the first's commit at the first row that both write, at the latest at the answer, and nothing of it stays.
 */
async function once<T>(tx: Tx, key: IdempotencyKey, story: (tx: Tx) => Promise<T>): Promise<T> {
  const value = await story(tx)
  await keepAnswer(tx, key, value)
  return value
}

/** What was answered to this key; nothing where that has aged out meanwhile, so that it is a new deed. */
async function answerBefore(
  db: Db,
  { keyHash, fingerprint, opened }: IdempotencyKey,
): Promise<{ value: unknown } | null> {
  const { rows } = await withRetries(() =>
    sql<{ fingerprint: Buffer; answer: Buffer }>`
      select fingerprint, answer from idempotent_answers where key_hash = ${keyHash}`.execute(db),
  )
  const known = rows[0]
  if (!known) return null
  if (!known.fingerprint.equals(fingerprint))
    throw new Refusal('key_reused', refusals.calls.keyReused)
  return { value: opened(known.answer) }
}
