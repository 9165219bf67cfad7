import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createIndividualRequest, readPublicRequest } from '#contract/requests.ts'
import { createCaller } from '../server/testing/caller.ts'
import { guestForm } from '../server/testing/given.ts'
import { query } from './query.ts'

interface Kept {
  id: string
  token: string
  key: string
}

export interface TrafficReport {
  /** Answers that promised something. */
  acknowledged: number
  /** Promised and not there. */
  lost: number
  /** Rows that nobody was promised. */
  twice: number
  /** Refusals of what is right, but 503 and 429, which say to come again. */
  failed: number
  /** Told to come again. */
  shed: number
  /** Calls whose answer never came. */
  cut: number
  readsFailed: number
  reads: number
  /** The longest time in which no write was answered well. */
  longestGapMs: number
}

export interface Traffic {
  acknowledged(): number
  /** The longest time without a write that went well since it was last asked, in milliseconds. */
  takeGap(): number
  /** Ends it and looks at what was kept. */
  stop(databaseUrl: string): Promise<TrafficReport>
}

/**
 * Guests who ask for help and people who look, one call after another each, as long as it lasts. A write whose answer does not
 * come, or that is told to come again, is sent again with its key, as the pages do.
 */
export function startTraffic(
  addresses: readonly string[],
  { writers = 4, readers = 2 }: { writers?: number; readers?: number } = {},
): Traffic {
  const run = randomUUID().slice(0, 8)
  const kept: Kept[] = []
  const counts = { failed: 0, shed: 0, cut: 0, reads: 0, readsFailed: 0 }
  let lastGood = performance.now()
  let longestGapMs = 0
  let gapMs = 0
  let isRunning = true
  let turn = 0
  const address = () => addresses[turn++ % addresses.length] ?? ''

  /** As the pages do it; no longer than the run. */
  async function comeBackAfter(seconds: number): Promise<void> {
    const until = performance.now() + 1000 * seconds
    do await sleep(250)
    while (isRunning && performance.now() < until)
  }

  async function write(key: string, from: string): Promise<void> {
    while (isRunning) {
      try {
        const answer = await createCaller(address()).call(createIndividualRequest, {
          body: { ...guestForm, fullName: `Fault ${run}` },
          idempotencyKey: key,
          headers: { 'x-forwarded-for': from },
        })
        const { status, headers } = answer
        if (status === 201) {
          kept.push({ id: answer.body.requestId, token: answer.body.accessToken, key })
          gapMs = Math.max(gapMs, performance.now() - lastGood)
          longestGapMs = Math.max(longestGapMs, gapMs)
          lastGood = performance.now()
          return
        }
        if (status === 503 || status === 429) counts.shed++
        else counts.failed++
        await comeBackAfter(Number(headers.get('retry-after') ?? 0))
      } catch {
        counts.cut++
        await sleep(250)
      }
    }
  }

  async function read(): Promise<void> {
    const one = kept.at(-1)
    if (!one) return
    try {
      counts.reads++
      const { status } = await createCaller(address()).call(readPublicRequest, {
        params: { id: one.id },
        token: one.token,
        headers: { 'x-forwarded-for': addressOf(turn) },
      })
      if (status >= 500) counts.readsFailed++
    } catch {
      counts.readsFailed++
    }
  }

  const writing = Array.from({ length: writers }, async (_, writer) => {
    for (let at = 0; isRunning; at++) {
      await write(`${run}-${writer}-${at}`, addressOf(writer * 1_000_003 + at))
      await sleep(20)
    }
  })
  const reading = Array.from({ length: readers }, async () => {
    while (isRunning) {
      await read()
      await sleep(20)
    }
  })

  return {
    acknowledged: () => kept.length,
    takeGap() {
      const taken = gapMs
      gapMs = 0
      return taken
    },
    async stop(databaseUrl) {
      isRunning = false
      await Promise.all([...writing, ...reading])
      const rows = await query<{ id: string }>(
        databaseUrl,
        'select id from requests where customer_name = $1',
        [`Fault ${run}`],
      )
      const there = new Set(rows.map(({ id }) => id))
      const promised = new Set(kept.map(({ id }) => id))
      return {
        ...counts,
        acknowledged: kept.length,
        lost: [...promised].filter((id) => !there.has(id)).length,
        // A write that was never answered may have been done once.
        twice: Math.max(0, there.size - promised.size - writers) + kept.length - promised.size,
        longestGapMs,
      }
    },
  }
}

/** Everybody comes from an address of their own, so that none is slowed down. */
const addressOf = (number: number) => {
  const mixed = Math.imul(number + 1, 2_654_435_761) >>> 0
  return `10.${(mixed >>> 16) & 255}.${(mixed >>> 8) & 255}.${mixed & 255}`
}

export const figuresOf = (report: TrafficReport) =>
  [
    `${report.acknowledged} acknowledged`,
    `lost ${report.lost}`,
    `twice ${report.twice}`,
    `5xx ${report.failed}`,
    `503 ${report.shed}`,
    `cut ${report.cut}`,
    `reads failed ${report.readsFailed} of ${report.reads}`,
    `longest gap ${(report.longestGapMs / 1000).toFixed(1)} s`,
  ].join(', ')

/** Nothing that was promised is gone, nothing was done twice, and nobody was told of a fault of ours. */
export const isWhole = ({ acknowledged, lost, twice, failed }: TrafficReport) =>
  acknowledged > 0 && lost + twice + failed === 0
