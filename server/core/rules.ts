import type pg from 'pg'
import * as contract from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import { withRetries } from '../platform/db/retry.ts'
import type { Log } from '../platform/log.ts'
import type { Feed } from './live/feed.ts'

const { defaultRules, ruleNames, rules: rulesSchema } = contract

/** The numbers of the rules as they hold in this process: from memory, true within moments of a change anywhere. */
export interface RulesInForce {
  now(): contract.Rules
  /** Reads them from the database; after the first reading by itself, whenever they have changed. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export function openRules({
  pool,
  feed,
  log,
  defaults = defaultRules,
}: {
  pool: pg.Pool
  feed: Feed
  log: Log
  /** Where nothing was changed: wider where one machine plays many. */
  defaults?: contract.Rules
}): RulesInForce {
  let inForce = defaults
  let reading: Promise<void> = Promise.resolve()
  let isClosed = false

  async function read() {
    if (isClosed) return
    const { rows } = await withRetries(() =>
      pool.query<{ name: string; value: unknown }>({
        name: 'rules-in-force',
        text: 'select name, value from platform_settings',
      }),
    )
    inForce = rulesOf(rows, defaults)
  }
  /** One reading after the other, so that an older one never overtakes a newer. */
  const refresh = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  const tryRefresh = () => {
    refresh().catch((error) => log.warn({ err: error }, 'the rules could not be read again'))
  }
  feed.subscribe(({ name }) => {
    if (name === 'platform_settings_changed') tryRefresh()
  })
  const timer = setInterval(tryRefresh, settings.rulesEveryMs)
  timer.unref()
  return {
    now: () => inForce,
    refresh,
    async close() {
      isClosed = true
      clearInterval(timer)
      await reading.catch(() => {})
    },
  }
}

/** The changed ones over the defaults. One that the rules no longer take (their bounds have changed) says nothing. */
export function rulesOf(
  rows: readonly { name: string; value: unknown }[],
  defaults = defaultRules,
): contract.Rules {
  const changed = new Map(rows.map(({ name, value }) => [name, value]))
  const result = { ...defaults }
  for (const name of ruleNames) {
    const parsed = rulesSchema.shape[name].safeParse(changed.get(name))
    if (parsed.success) Object.assign(result, { [name]: parsed.data })
  }
  return result
}
