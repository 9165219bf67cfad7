import { Client } from 'undici'

export interface Request {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

const connections = 16

/**
 * Calls as fast as 16 connections can, one request at a time each, for a while. Answers requests per second. An
 * answer that is not 2xx ends the bench: a refusal would be faster than the work.
 */
export async function rate(
  address: string,
  seconds: number,
  next: () => Request,
  /** Goes on until there have been so many. */
  least = 0,
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new Client(address, { pipelining: 1 }))
  const begun = performance.now()
  const end = begun + seconds * 1000
  let done = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end || done < least) {
        const { method, path, headers, body } = next()
        const answer = await client.request({
          method,
          path,
          headers: headers ?? {},
          body: body ?? null,
        })
        const text = await answer.body.text()
        if (answer.statusCode >= 300)
          throw new Error(`${path} answered ${answer.statusCode}: ${text}`)
        done++
      }
    }),
  )
  const elapsed = (performance.now() - begun) / 1000
  await Promise.all(clients.map((client) => client.close()))
  return done / elapsed
}

/** An address as the proxy tells it, of one network among many: one machine plays them all. */
export const someNetwork = () =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Measures both in turn, A B A B …, and answers the medians; the ratio is the median of the pairs' ratios. */
export async function pair(
  rounds: number,
  measure: () => Promise<number>,
  floor: () => Promise<number>,
): Promise<{ rate: number; floor: number; ratio: number }> {
  const rates: number[] = []
  const floors: number[] = []
  await measure()
  await floor()
  for (let round = 0; round < rounds; round++) {
    rates.push(await measure())
    floors.push(await floor())
  }
  const ratios = rates.map((value, index) => value / (floors[index] ?? 1))
  return { rate: median(rates), floor: median(floors), ratio: median(ratios) }
}
