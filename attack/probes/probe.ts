import type { World } from '../world.ts'

/** The parts of the security work to which a rule belongs. */
export const parts = ['standing', 'signing in', 'keys', 'abuse'] as const

/** One rule, tried as somebody would who knows where to look. */
export interface Probe {
  part: (typeof parts)[number]
  rule: string
  /** What was wrong, or null. */
  run(world: World): Promise<string | null>
}

/** Says what was answered instead of what must be; null where it was that. */
export const unless = (isRight: boolean, said: string): string | null => (isRight ? null : said)

let count = 0
/** A name that nobody has yet. */
export const newName = (what: string): string => `${what}-${Date.now().toString(36)}-${++count}`

/** An address from which nothing has come yet. */
export const newAddress = (): Record<string, string> => ({
  'x-forwarded-for': `203.0.${Math.floor(++count / 250)}.${count % 250}`,
})
