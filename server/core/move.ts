import * as contract from '#contract/lifecycle.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** Where an action leads by its table; where it is not allowed, the table says why. */
export function move<S extends string, A extends contract.Transitions<S, A>, K extends keyof A>(
  table: contract.Lifecycle<S, A>,
  action: K,
  state: S,
  by: contract.By<A, K>,
  code: ProblemCode = 'wrong_state',
): A[K]['to'] {
  const to = contract.move(table, action, state, by)
  if (to === null) throw new Refusal(code, table.refusals[action])
  return to
}
