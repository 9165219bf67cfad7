import type { SkipReason } from '#contract/proof-lists.ts'
import { type ProofItem, proofListOf, standingOf } from '#contract/proof-lists.ts'
import type { Proof } from '#contract/proofs.ts'
import type { ServiceType } from '#contract/services.ts'
import type { InvoiceKind } from '../payments/issue-invoice.ts'

/** A row of the proof of work on an invoice: what was given of one thing of the list, skipped, or is missing. */
export interface ProvedRow {
  item: ProofItem
  photos: number
  reading: string | null
  skip: { reason: SkipReason; words: string | null } | null
  signature: { name: string | null; strokes: number[][] | null; at: string } | null
}

/** What stands on an invoice, which is never changed: what had come when it was issued, in the order of the service's list. */
export function provedRows(
  service: ServiceType,
  proofs: readonly Proof[],
  { kind, issuedAt }: { kind: InvoiceKind; issuedAt: Date },
): ProvedRow[] {
  const come = proofs.filter(
    ({ receivedAt, isHidden }) => !isHidden && new Date(receivedAt) <= issuedAt,
  )
  if (come.length === 0) return []
  return proofListOf(service).flatMap((listed) => {
    const own = come.filter(({ item }) => item === listed.item)
    const standing = standingOf(listed, own)
    // Of work that was never done nothing is missing.
    const isDue = listed.isAsked && kind !== 'cancellation'
    if (standing === 'open' && own.length === 0 && !isDue) return []
    const signed = own.findLast(({ kind }) => kind === 'signature')
    return [
      {
        item: listed.item,
        photos: own.filter(({ kind }) => kind === 'photo').length,
        reading: own.findLast(({ kind }) => kind === 'reading')?.reading ?? null,
        skip: standing === 'skipped' ? skipOf(own) : null,
        signature: signed
          ? { name: signed.signer, strokes: signed.strokes, at: signed.takenAt }
          : null,
      },
    ]
  })
}

/** Why it was skipped; what was typed with it is forgotten one day, the reason is not. */
function skipOf(own: readonly Proof[]): ProvedRow['skip'] {
  const skip = own.find(({ kind }) => kind === 'skip')
  return skip?.skipReason ? { reason: skip.skipReason, words: skip.words } : null
}
