import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Proof } from '#contract/proofs.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import type { ProvedJob } from './proved-job.ts'
import { SignatureDrawing } from './SignatureDrawing.tsx'
import { SignDialog } from './SignDialog.tsx'
import { WholeProof } from './WholeProof.tsx'
import type { WaitingProof } from './waiting-proofs.ts'

/** Who has signed for the work and for which agreement, and the way to sign for the one that stands. */
export function SignWork({
  job,
  proofs,
  waiting,
  agreementHash,
  canSign,
}: {
  job: ProvedJob
  proofs: readonly Proof[]
  /** What the server has not got yet, nor refused. */
  waiting: readonly WaitingProof[]
  agreementHash: string | null
  canSign: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const signatures = proofs.filter(({ kind }) => kind === 'signature')
  const unsent = waiting.flatMap(({ id, giving }) =>
    giving.kind === 'signature' ? [{ id, ...giving }] : [],
  )
  const isSigned =
    signatures.some((one) => one.item === 'signature' && one.agreementHash === agreementHash) ||
    unsent.some(({ item }) => item === 'signature')
  return (
    <>
      {signatures.length + unsent.length > 0 && (
        <ul className="flex flex-col gap-3">
          {signatures.map((proof) => (
            <li key={proof.id} className="flex flex-col gap-1 rounded-sm border border-line p-3">
              <WholeProof proof={proof} />
              {proof.agreementHash !== agreementHash && (
                <p className="text-sm text-muted">{words.sign.older}</p>
              )}
            </li>
          ))}
          {unsent.map(({ id, item, name, strokes }) => (
            <li key={id} className="flex flex-col gap-1 rounded-sm border border-line p-3">
              <p className="font-semibold">{words.items[item]}</p>
              <p>{words.sign.signed(name)}</p>
              {strokes && <SignatureDrawing strokes={strokes} name={name} />}
              <p className="text-sm text-amber-ink">{words.sign.notSent}</p>
            </li>
          ))}
        </ul>
      )}
      {canSign && !isSigned && agreementHash && (
        <Button
          className="self-start"
          icon={<PenLine className="size-5" aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {words.sign.open}
        </Button>
      )}
      {isOpen && agreementHash && (
        <SignDialog
          jobId={job.id}
          item="signature"
          handTo={job.customerName}
          costs={costsOf(job)}
          agreementHash={agreementHash}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** What it costs whoever signs and how that is paid, in sentences, as far as the phone in their hands may say it. */
function costsOf({ price, toCollect, isOnTerms }: ProvedJob): string[] {
  const { sign } = words
  return [
    ...(price ? [sign.price(formatMoney(price))] : []),
    ...(isOnTerms ? [sign.onBill] : []),
    ...(toCollect && Number(toCollect) > 0 ? [sign.toPay(formatMoney(toCollect))] : []),
  ]
}
