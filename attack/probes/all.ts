import type { Findings } from '../findings.ts'
import type { World } from '../world.ts'
import { abuse } from './abuse.ts'
import { factors } from './factors.ts'
import { keys } from './keys.ts'
import type { Probe } from './probe.ts'
import { senders } from './senders.ts'
import { signingIn } from './signing-in.ts'
import { standing } from './standing.ts'

export const probes: readonly Probe[] = [
  ...standing,
  ...signingIn,
  ...factors,
  ...keys,
  ...abuse,
  ...senders,
]

/** Tries every rule once; one that throws is broken as well. */
export async function runProbes(
  world: World,
  findings: Findings,
  chosen: readonly Probe[] = probes,
): Promise<number> {
  for (const { rule, run } of chosen) {
    const wrong = await run(world).catch((error: Error) => error.message)
    if (wrong !== null) findings.add(rule, wrong)
  }
  return chosen.length
}
