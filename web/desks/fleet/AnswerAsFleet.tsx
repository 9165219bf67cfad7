import { answerAsFleet } from '#contract/approvals.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { AnswerDesk } from '../../things/shell/AnswerDesk.tsx'
import { fleetKey } from './keys.ts'
import { refusalTo } from './use-own-fleet.ts'

/** What we still want to know of a company that waits for approval. */
export function AnswerAsFleet({ fleet, askedFor }: { fleet: OwnFleet; askedFor: string }) {
  return (
    <AnswerDesk
      endpoint={answerAsFleet}
      body={answerAsFleet.body}
      askedFor={askedFor}
      hasAnswered={fleet.hasAnswered}
      record={fleetKey}
      refusal={refusalTo('changeCompany', fleet)}
    />
  )
}
