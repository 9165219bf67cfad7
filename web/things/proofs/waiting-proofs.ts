import { useSyncExternalStore } from 'react'
import type { ProofItem, SkipReason } from '#contract/proof-lists.ts'
import { inTurn } from '../../kit/api/in-turn.ts'
import { openShelf } from '../../kit/api/shelf.ts'

/** Where the device was, to say how far away that is. */
export interface Where {
  lat: number
  lng: number
  accuracyM: number
}

/** What somebody gives of a job. */
export type Giving =
  | { kind: 'photo'; item: ProofItem; blob: Blob; where: Where | null }
  | { kind: 'reading'; item: ProofItem; reading: string }
  | { kind: 'skip'; items: ProofItem[]; reason: SkipReason; words: string }
  | {
      kind: 'signature'
      item: 'signature' | 'recipient'
      name: string
      strokes: number[][] | null
      agreementHash: string
    }

/** One that the server has not got yet. It is kept on the device, so that neither a dead zone nor a reload loses it. */
export interface WaitingProof {
  /** Also the key under which the server takes it only once. */
  id: string
  jobId: string
  /** By the server's clock, in milliseconds since 1970. */
  takenAt: number
  giving: Giving
  /** Why the server does not take it. Stays until it is read. */
  refusal?: string
}

/** The server takes nothing older. */
const keptForMs = 24 * 3600_000

const shelf = openShelf<WaitingProof>('waiting-proofs')
/** Or a reading begun before a photo was given would take it off the page again. */
const turn = inTurn()
let waiting: readonly WaitingProof[] = []
const listeners = new Set<() => void>()

function hold(all: readonly WaitingProof[]): void {
  waiting = [...all].sort((one, other) => one.takenAt - other.takenAt)
  for (const listener of listeners) listener()
}

/** Reads what an earlier page has left. `now` in milliseconds. */
export const loadWaiting = (now: number): Promise<void> =>
  turn(async () => {
    const all = await shelf.all()
    const old = all.filter(({ takenAt }) => now - takenAt > keptForMs)
    for (const { id } of old) await shelf.remove(id)
    hold(all.filter((one) => !old.includes(one)))
  })

export const keepWaiting = (proof: WaitingProof): Promise<void> =>
  turn(async () => {
    hold([...waiting.filter(({ id }) => id !== proof.id), proof])
    await shelf.put(proof)
  })

export const dropWaiting = (id: string): Promise<void> =>
  turn(async () => {
    hold(waiting.filter((proof) => proof.id !== id))
    await shelf.remove(id)
  })

/** Of a job, the next to be sent; what was refused is not sent again. */
export const nextWaiting = (jobId: string): WaitingProof | undefined =>
  waiting.find((proof) => proof.jobId === jobId && proof.refusal === undefined)

export const waitingOf = (jobId: string): readonly WaitingProof[] =>
  waiting.filter((proof) => proof.jobId === jobId)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What became of one: the server has it, or why it does not take it, or it still waits after so many milliseconds. */
export function fateOf(id: string, patienceMs: number): Promise<'sent' | 'waits' | Refused> {
  return new Promise((resolve) => {
    const done = (fate: 'sent' | 'waits' | Refused) => {
      clearTimeout(timer)
      leave()
      resolve(fate)
    }
    const look = () => {
      const proof = waiting.find((one) => one.id === id)
      if (!proof) done('sent')
      else if (proof.refusal !== undefined) done({ refusal: proof.refusal })
    }
    const timer = setTimeout(() => done('waits'), patienceMs)
    const leave = subscribe(look)
    look()
  })
}
interface Refused {
  refusal: string
}

const all = (): readonly WaitingProof[] => waiting

/** Those of a job, oldest first. */
export function useWaiting(jobId: string): readonly WaitingProof[] {
  return useSyncExternalStore(subscribe, all).filter((proof) => proof.jobId === jobId)
}
