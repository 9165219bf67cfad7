import type { Deadline } from './deadlines.ts'
import type { Saying } from './words/sayings.ts'

/** Who carries out an action of a lifecycle. `clock` = a deadline, carried out by the worker. */
export type Party = 'customer' | 'provider' | 'admin' | 'clock' | 'consequence'

interface Step<State extends string> {
  from: readonly State[]
  to: State
}

/** What the clock may carry out says after which deadline. */
export type Transition<State extends string> = Step<State> &
  (
    | { by: readonly Exclude<Party, 'clock'>[] }
    | { by: readonly [...Party[], 'clock']; deadline: Deadline }
  )

export type Transitions<State extends string, Actions> = Readonly<
  Record<keyof Actions, Transition<State>>
>

export interface Lifecycle<State extends string, Actions extends Transitions<State, Actions>> {
  readonly states: readonly State[]
  readonly initial: NoInfer<State>
  /** Of each action: why it is not allowed in another state. The server refuses with it, the button explains itself. */
  readonly refusals: Readonly<Record<keyof NoInfer<Actions>, Saying>>
  readonly actions: Actions
}

/** The parties of a table that may carry out an action: a deed of anybody else does not compile. */
export type By<
  Actions extends Transitions<string, Actions>,
  Action extends keyof Actions,
> = Actions[Action]['by'][number]

/** Declares the one table of a noun's states; no `if (status === …)` stands elsewhere. */
/* @__NO_SIDE_EFFECTS__ */
export function lifecycle<
  const State extends string,
  const Actions extends Transitions<NoInfer<State>, Actions>,
>(table: Lifecycle<State, Actions>): Lifecycle<State, Actions> {
  return table
}

/** Is the action allowed in this state? */
export function may<S extends string, A extends Transitions<S, A>>(
  table: Lifecycle<S, A>,
  action: keyof A,
  state: S,
): boolean {
  return table.actions[action].from.includes(state)
}

/** Where the action leads when its party carries it out in this state; null where it is not allowed. */
export function move<S extends string, A extends Transitions<S, A>, K extends keyof A>(
  table: Lifecycle<S, A>,
  action: K,
  state: S,
  by: By<A, K>,
): A[K]['to'] | null {
  const { to, by: parties } = table.actions[action]
  return may(table, action, state) && parties.some((party) => party === by) ? to : null
}

/** Why the action is not allowed now, or null when it is. */
export function refusalOf<S extends string, A extends Transitions<S, A>>(
  table: Lifecycle<S, A>,
  action: keyof A,
  state: S,
): Saying | null {
  return may(table, action, state) ? null : table.refusals[action]
}
