import { useState } from 'react'
import { phasesSinceWork } from '#contract/job-lifecycle.ts'
import { countsOf, type ProofItem, proofListOf, proofStages } from '#contract/proof-lists.ts'
import type { JobProofs } from '#contract/proofs.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { More } from '../../kit/ui/More.tsx'
import type { AsksFor } from './ProofRow.tsx'
import { ProofStageList } from './ProofStageList.tsx'
import type { ProvedJob } from './proved-job.ts'
import { ReadingDialog } from './ReadingDialog.tsx'
import { RefusedProofs } from './RefusedProofs.tsx'
import { SignDialog } from './SignDialog.tsx'
import { SignerCode } from './SignerCode.tsx'
import { SignWork } from './SignWork.tsx'
import { SkipDialog } from './SkipDialog.tsx'
import { asGiven, useProofs } from './use-proofs.ts'
import { itemsOf } from './waiting-proofs.ts'

/** In a dead zone nobody can be asked what else is here by now: what is given is kept, and the server sorts it out. */
const unread: JobProofs = {
  proofs: [],
  waitingPhotos: 0,
  canGive: true,
  canSign: false,
  agreementHash: null,
  signerKey: null,
  nobodyThere: null,
}

/** The list of a service, stage by stage, each with how much of it is done. Nothing where nothing was given nor can be. */
export function ProofList({
  job,
  isHeld = false,
  inTheField = false,
  isFolded = false,
}: {
  job: ProvedJob
  isHeld?: boolean
  inTheField?: boolean
  isFolded?: boolean
}) {
  const { query, known, waiting } = useProofs(job, { isHeld, inTheField })
  // Here and not in the rows, which come anew with each phase: what somebody is just saying outlives them.
  const [asked, setAsked] = useState<{ item: ProofItem; asks: AsksFor } | null>(null)
  const isLost = query.isError || query.isPaused
  // Another try must not take away what somebody is just giving.
  const [wasLost, setWasLost] = useState(isLost)
  if (isLost && !wasLost) setWasLost(true)
  const isDark = inTheField && wasLost
  const stands = query.data ?? (isDark ? { ...unread, proofs: known?.proofs ?? [] } : known)
  if (!stands && query.isError) return <DidNotLoad title={words.unread} query={query} />
  if (!stands) return null
  // Nobody is asked to sign for work that has not begun.
  // As pressed on this phone: the server takes a signature once it has the presses.
  const isSignable = phasesSinceWork.includes(job.phase) && (isDark || stands.canSign)
  if (stands.proofs.length === 0 && !stands.canGive && !isSignable) return null
  const { canGive, canSign, proofs, waitingPhotos } = stands
  const agreementHash = stands.agreementHash ?? job.agreementHash ?? null
  const isForRecipient = agreementHash !== null && (canSign || (isDark && isSignable))
  const given = asGiven(stands, waiting)
  // Where nobody was there is no work to be proved, only what was found.
  const list = proofListOf(job.serviceType).filter(
    ({ item }) => job.phase !== 'customer_gone' || given.some((one) => one.item === item),
  )
  const wanted = list.filter(({ isAsked }) => isAsked)
  const counts = countsOf(wanted, given)
  const waitHere = waiting.filter(({ refusal }) => refusal === undefined)
  const namesHere = waitHere.flatMap(({ giving }) => itemsOf(giving)).map((one) => words.items[one])
  const sent = proofs.filter(({ kind }) => kind === 'photo').length
  const underWay = waitHere.length
    ? words.waiting(namesHere)
    : waitingPhotos > 0 && words.sent(sent, sent + waitingPhotos)
  const about = ({ item }: { item: ProofItem }) => ({
    jobId: job.id,
    item,
    onClose: () => setAsked(null),
  })
  const stages = proofStages.map((stage) => (
    <ProofStageList
      // Another phase opens what is next.
      key={`${stage} ${job.phase}`}
      job={job}
      stage={stage}
      list={list}
      proofs={proofs}
      waiting={waiting}
      canGive={canGive}
      isSignable={isForRecipient}
      onAsk={(item, asks) => setAsked({ item, asks })}
    />
  ))
  const folded = wanted.length
    ? `${words.title} · ${words.progress(counts.given, wanted.length, counts.skipped)}`
    : words.title
  return (
    <section aria-label={words.title} className="flex flex-col gap-3">
      {!isFolded && (
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-sign text-lg font-semibold">{words.title}</p>
          {wanted.length > 0 && (
            <span className="numerals font-semibold">
              <span aria-hidden="true">
                {words.progress(counts.given, wanted.length, counts.skipped)}
              </span>
              <span className="sr-only">
                {words.progressLong(counts.given, wanted.length, counts.skipped)}
              </span>
            </span>
          )}
        </header>
      )}
      <p role="status" className={underWay ? 'font-medium text-amber-ink' : 'sr-only'}>
        {underWay}
      </p>
      <RefusedProofs waiting={waiting} />
      {isFolded ? <More summary={folded}>{stages}</More> : stages}
      <SignWork
        job={job}
        proofs={proofs}
        waiting={waitHere}
        agreementHash={agreementHash}
        canSign={isSignable}
      />
      {canGive && asked?.asks === 'reading' && <ReadingDialog {...about(asked)} />}
      {canGive && asked?.asks === 'skip' && <SkipDialog {...about(asked)} />}
      {canGive && asked?.asks === 'sign' && isForRecipient && (
        <SignDialog {...about(asked)} item="recipient" agreementHash={agreementHash} />
      )}
      {stands.signerKey && job.phase !== 'arrived' && <SignerCode codeKey={stands.signerKey} />}
    </section>
  )
}
