/** Who carries out an action of a lifecycle. `clock` = a deadline, carried out by the worker. */
export type Party = 'customer' | 'provider' | 'admin' | 'clock' | 'consequence'

export interface Transition<State extends string> {
  from: readonly State[]
  to: State
  by: readonly Party[]
  /** The one sentence with which the server refuses and the button explains itself. */
  refusal: string
  /** Name of the setting after which the clock carries the action out. */
  deadline?: string
}

export type Lifecycle<State extends string, Action extends string> = {
  readonly states: readonly State[]
  readonly initial: State
  readonly actions: Readonly<Record<Action, Transition<State>>>
}

/** Declares the one table of a noun's states; no `if (status === …)` stands elsewhere. */
/* @__NO_SIDE_EFFECTS__ */
export function lifecycle<const State extends string, const Action extends string>(
  table: Lifecycle<State, Action>,
): Lifecycle<State, Action> {
  return table
}

/** Is the action allowed in this state? */
export function may<S extends string, A extends string>(
  table: Lifecycle<S, A>,
  action: A,
  state: S,
): boolean {
  return table.actions[action].from.includes(state)
}

/** The sentence that explains why the action is not allowed now, or null when it is. */
export function refusalOf<S extends string, A extends string>(
  table: Lifecycle<S, A>,
  action: A,
  state: S,
): string | null {
  return may(table, action, state) ? null : table.actions[action].refusal
}
