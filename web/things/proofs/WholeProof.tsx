import type { Proof } from '#contract/proofs.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import { GivenProof } from './GivenProof.tsx'
import { SignatureDrawing } from './SignatureDrawing.tsx'

/** One thing that was given, by itself: what it is of, what is known of it, and its photo or drawing. */
export const WholeProof = ({ proof }: { proof: Proof }) => (
  <>
    <p className="font-semibold">{words.items[proof.item]}</p>
    <GivenProof proof={proof} />
    {proof.strokes && <SignatureDrawing strokes={proof.strokes} name={proof.signer ?? ''} />}
    <PhotoStrip photos={proof.photo ? [proof.photo] : []} />
  </>
)
