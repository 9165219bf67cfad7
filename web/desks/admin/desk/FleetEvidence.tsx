import type { FleetAtDesk } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { FleetFacts } from '../accounts/FleetFacts.tsx'
import { StandingBadge } from '../accounts/StandingBadge.tsx'
import { AskedFor } from './AskedFor.tsx'
import { DeskSection } from './DeskSection.tsx'
import { Duplicates } from './Duplicates.tsx'

/** All that decides a fleet company's application, in one view. */
export function FleetEvidence({ fleet }: { fleet: FleetAtDesk }) {
  const words = desk.provider
  return (
    <DeskSection title={words.evidence} beside={<StandingBadge account={fleet} />}>
      {fleet.askedFor && <AskedFor asked={fleet.askedFor} />}
      {fleet.suspendedBecause && (
        <p className="border-l-4 border-red pl-3 wrap-anywhere">
          {fleet.isTurnedDown
            ? words.turnedDownBecause(fleet.suspendedBecause)
            : words.suspendedBecause(fleet.suspendedBecause)}
        </p>
      )}
      <FleetFacts fleet={fleet} />
      <Duplicates duplicates={fleet.duplicates} />
    </DeskSection>
  )
}
