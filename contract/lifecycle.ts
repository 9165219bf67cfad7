import type { Deadline } from './deadlines.ts'

/** Who carries out an action of a lifecycle. `clock` = a deadline, carried out by the worker. */
export type Party = 'customer' | 'provider' | 'admin' | 'clock' | 'consequence'

interface Step<State extends string> {
  from: readonly State[]
  to: State
  /** The one sentence with which the server refuses and the button explains itself. */
  refusal: string
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

/** The sentence that explains why the action is not allowed now, or null when it is. */
export function refusalOf<S extends string, A extends Transitions<S, A>>(
  table: Lifecycle<S, A>,
  action: keyof A,
  state: S,
): string | null {
  return may(table, action, state) ? null : table.actions[action].refusal
}
