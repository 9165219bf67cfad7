import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '../gate.ts'

/** Argon2id (the package's default algorithm) with 19 MiB and 2 passes: the least that rules C21 allow. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const
/** The least that the algorithm itself allows. */
const COST_OF_PLAY = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const
let cost: typeof COST | typeof COST_OF_PLAY = COST

/** For a world whose passwords keep nobody out: the tests make people by the thousand. From then on, in this process. */
export function hashForPlay(): void {
  cost = COST_OF_PLAY
  nobody = undefined
}

/**
 * Hashing is the dearest thing a stranger can ask for: half of the processors at most do it, and the line is as long
 * as gets through in about two seconds.
 */
const gate = createGate({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 60,
})

/** About 25 ms. Refused with `unavailable` (503) when too many wait; so are the two below. */
export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(typed(password), cost))
}

/** Whether this password belongs to a hash of `hashPassword`. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return gate(() => verify(passwordHash, typed(password)))
}

let nobody: Promise<string> | undefined

/** False, after as much work as `verifyPassword`: an unknown name must not be told by its quick answer (rules C21). */
export async function verifyAgainstNothing(password: string): Promise<false> {
  await gate(async () => verify(await hashOfNobody(), typed(password)))
  return false
}

/** What an unknown name's password is held against. */
export function hashOfNobody(): Promise<string> {
  nobody ??= hash(randomBytes(32), cost)
  return nobody
}

// Made at once, so that the very first unknown name takes no longer than the second.
hashOfNobody().catch(() => {
  nobody = undefined
})

/** One password typed on two keyboards can be two strings of code points; in this form they are one. */
function typed(password: string): string {
  return password.normalize('NFKC')
}
