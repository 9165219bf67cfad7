import {
  isDone,
  type JobPhase,
  jobPhases,
  phasesSinceArrival,
  phasesSinceWork,
  phasesWithWork,
} from '#contract/job-lifecycle.ts'
import {
  askedElsewhere,
  countsOf,
  type ListedProof,
  type ProofItem,
  type ProofStage,
  standingOf,
} from '#contract/proof-lists.ts'
import type { Proof } from '#contract/proofs.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { More } from '../../kit/ui/More.tsx'
import { type AsksFor, ProofRow } from './ProofRow.tsx'
import type { ProvedJob } from './proved-job.ts'
import { asGiven } from './use-proofs.ts'
import type { WaitingProof } from './waiting-proofs.ts'

/** In which phases who does the work is at which stage of the list. */
const current: Record<ProofStage, readonly JobPhase[]> = {
  before: phasesSinceArrival.filter((phase) => !phasesSinceWork.includes(phase)),
  during: phasesSinceWork.filter((phase) => !isDone(phase)),
  charge: [],
  gone: [],
  after: phasesSinceWork,
}

/** What is not here by then was not given. */
const isOver: readonly JobPhase[] = jobPhases.filter((phase) => !phasesWithWork.includes(phase))

/** One stage of the list behind a line with how much of it is done; open where it is next. */
export function ProofStageList({
  job,
  stage,
  list,
  proofs,
  waiting,
  canGive,
  isSignable,
  onAsk,
}: {
  job: ProvedJob
  stage: ProofStage
  list: readonly ListedProof[]
  proofs: readonly Proof[]
  waiting: readonly WaitingProof[]
  canGive: boolean
  isSignable: boolean
  onAsk: (item: ProofItem, asks: AsksFor) => void
}) {
  const given = [...asGiven(undefined, waiting), ...proofs]
  const shown = list.filter(
    (listed) =>
      listed.stage === stage &&
      listed.item !== 'signature' &&
      ((canGive && !askedElsewhere.includes(listed.item)) ||
        listed.isAsked ||
        given.some(({ item }) => item === listed.item)),
  )
  if (shown.length === 0) return null
  const asked = shown.filter(({ isAsked }) => isAsked)
  const counts = countsOf(asked, given)
  const count =
    asked.length > 0 ? ` · ${words.progress(counts.given, asked.length, counts.skipped)}` : ''
  const isNext = current[stage].includes(job.phase) && (counts.open > 0 || stage === 'before')
  return (
    <More summary={`${words.stages[stage]}${count}`} isOpen={canGive && isNext}>
      <ul className="flex flex-col divide-y divide-line border-t border-line">
        {shown.map((listed) => (
          <ProofRow
            key={listed.item}
            jobId={job.id}
            listed={listed}
            proofs={proofs.filter(({ item }) => item === listed.item)}
            waiting={waiting.filter(
              ({ giving, refusal }) =>
                refusal === undefined && giving.kind !== 'skip' && giving.item === listed.item,
            )}
            standing={standingOf(listed, given)}
            canGive={canGive}
            isOver={isOver.includes(job.phase)}
            isSignable={isSignable}
            onAsk={(asks) => onAsk(listed.item, asks)}
          />
        ))}
      </ul>
    </More>
  )
}
