import type { ProofItem, SkipReason } from '#contract/proof-lists.ts'
import { keptList } from '../../kit/api/kept-list.ts'

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

/** What of the proof list it is of. */
export const itemsOf = (giving: Giving): readonly ProofItem[] =>
  giving.kind === 'skip' ? giving.items : [giving.item]

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

const waiting = keptList<WaitingProof>('waiting-proofs', {
  orderOf: ({ takenAt }) => takenAt,
  isOld: ({ takenAt }, now) => now - takenAt > keptForMs,
})

export const loadWaiting = waiting.load
export const keepWaiting = waiting.keep
export const dropWaiting = waiting.drop

/** Of a job, the next to be sent; what was refused is not sent again. */
export const nextWaiting = (jobId: string): WaitingProof | undefined =>
  waiting.all().find((proof) => proof.jobId === jobId && proof.refusal === undefined)

export const waitingOf = (jobId: string): readonly WaitingProof[] =>
  waiting.all().filter((proof) => proof.jobId === jobId)

/** What became of one: the server has it, or why it does not take it, or it still waits after so many milliseconds. */
export function fateOf(id: string, patienceMs: number): Promise<'sent' | 'waits' | Refused> {
  return new Promise((resolve) => {
    const done = (fate: 'sent' | 'waits' | Refused) => {
      clearTimeout(timer)
      leave()
      resolve(fate)
    }
    const look = () => {
      const proof = waiting.all().find((one) => one.id === id)
      if (!proof) done('sent')
      else if (proof.refusal !== undefined) done({ refusal: proof.refusal })
    }
    const timer = setTimeout(() => done('waits'), patienceMs)
    const leave = waiting.subscribe(look)
    look()
  })
}
interface Refused {
  refusal: string
}

/** Those of a job, oldest first. */
export function useWaiting(jobId: string): readonly WaitingProof[] {
  return waiting.useAll().filter((proof) => proof.jobId === jobId)
}
