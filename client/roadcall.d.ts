import type { LiveMessage, Operations, Problem } from './types.d.ts'

export type * from './types.d.ts'

export interface Options {
  /** Where the installation is: `https://roadcall.example`. */
  url: string
  /** An API key: `rc_live_…`. */
  key?: string
  /** Instead of a key: the token of a request's link. */
  token?: string
  /** Instead of the one of the platform. */
  fetch?: typeof globalThis.fetch
  /** How often a call is sent that finds no connection, or is told to come back later; 4 unless said. */
  tries?: number
}

/** What a call takes, and for each the same two. */
export type Input<N extends keyof Operations> = Omit<Operations[N], 'answer'> & {
  /** Of a write: the same key again does nothing twice. A fresh one unless said. */
  idempotencyKey?: string
  signal?: AbortSignal
}

type Call<N extends keyof Operations> =
  Record<never, never> extends Input<N>
    ? (input?: Input<N>) => Promise<Operations[N]['answer']>
    : (input: Input<N>) => Promise<Operations[N]['answer']>

/** One event of the stream. `data` says what has happened; read again what it is about. */
export interface LiveEvent {
  id: string | undefined
  type: string
  data: LiveMessage
}

export interface LiveOptions {
  /** The id of the last event that was handled: what was missed since comes first. */
  lastEventId?: string
  /** Ends the stream. */
  signal?: AbortSignal
  /** Each time the stream stands. */
  onOpen?: () => void
  /** More was missed than the stream brings: read your lists again. */
  onReadAgain?: () => void
  /** The truck of a job has moved: read its trip. A link to follow hears of it without ids, a key does not. */
  onPosition?: (about: { requestId?: string; jobId?: string }) => void
}

export type Roadcall = { [N in Exclude<keyof Operations, 'liveStream'>]: Call<N> } & {
  live(options?: LiveOptions): AsyncGenerator<LiveEvent, void>
}

/** Connects a program to an installation. */
export function connect(options: Options): Roadcall

/** A refusal of the server: its code is for programs, its message for people. */
export class RoadcallError extends Error {
  readonly status: number
  readonly code: Problem['code']
  readonly details: Problem['details']
  readonly requestId: Problem['requestId']
}
