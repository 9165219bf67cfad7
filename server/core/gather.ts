import { DatabaseUnavailable, isBusy } from '../platform/db/retry.ts'

/** What a call came to that was done together with others. */
export type Outcome<Value> = { value: Value } | { refused: unknown }

interface Ways<Call, Value> {
  /** Does what it can of them at once, all of it or nothing, and gives what each came to; undone is what it does not name. */
  together(calls: readonly Call[]): Promise<ReadonlyMap<Call, Outcome<Value>>>
  /** Does one by itself. */
  alone(call: Call): Promise<Value>
  /** So many groups are under way at most, of so many calls each. */
  groups: number
  most: number
  /** How long the first waits for others, in milliseconds; without it only for what has arrived by now. */
  waitsMs?: number
}

/**
 * Calls that come at the same moment, done together. None waits for others to come, unless it may: they gather while those before
 * them are under way, so that groups grow only where calls come faster than they are done. What a group leaves, and all of a group that
 * fails, is done alone, beside the groups that follow: one call spoils nothing for others.
 */
export function gather<Call extends object, Value>({
  together,
  alone,
  groups,
  most,
  waitsMs,
}: Ways<Call, Value>): (call: Call) => Promise<Value> {
  interface Waiting {
    call: Call
    tell(value: Value | Promise<Value>): void
    refuse(reason: unknown): void
  }
  const waiting: Waiting[] = []
  let underWay = 0
  let isBeginning = false

  function begin() {
    isBeginning = false
    while (underWay < groups && waiting.length > 0) {
      underWay++
      void go(waiting.splice(0, most))
    }
  }

  async function go(group: readonly Waiting[]) {
    const [done] = await Promise.allSettled([together(group.map(({ call }) => call))])
    underWay--
    if (waiting.length > 0 && !isBeginning) begin()
    const failure: unknown = done.status === 'rejected' ? done.reason : null
    const isAway = failure instanceof DatabaseUnavailable && !isBusy(failure.cause)
    for (const { call, tell, refuse } of group) {
      const outcome = done.status === 'fulfilled' ? done.value.get(call) : undefined
      // Whoever asked alone would only wait for the database once more.
      if (isAway) refuse(failure)
      else if (!outcome) tell(alone(call))
      else if ('value' in outcome) tell(outcome.value)
      else refuse(outcome.refused)
    }
  }

  return (call) =>
    new Promise((tell, refuse) => {
      waiting.push({ call, tell, refuse })
      if (isBeginning) return
      isBeginning = true
      if (waitsMs) setTimeout(begin, waitsMs)
      // After all that has arrived by now.
      else setImmediate(begin)
    })
}

/** As much as a statement finds by its keys while the next one gathers. */
const readAtMost = 200
const readingsAtOnce = 2

/** What is found by a key, for calls that come at the same moment: one statement finds it for all of them. */
export function gatherReads<Row>(
  findAll: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
  { waitsMs = 0 } = {},
): (key: string) => Promise<Row | undefined> {
  const find = gather<{ key: string }, Row | undefined>({
    async together(calls) {
      const rows = await findAll([...new Set(calls.map(({ key }) => key))])
      return new Map(calls.map((call) => [call, { value: rows.get(call.key) }]))
    },
    alone: async ({ key }) => (await findAll([key])).get(key),
    groups: readingsAtOnce,
    most: readAtMost,
    waitsMs,
  })
  return (key) => find({ key })
}
