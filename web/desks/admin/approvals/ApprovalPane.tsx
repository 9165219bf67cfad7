import type { Approval } from '#contract/approvals.ts'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { accountOfFleet, accountOfProvider } from '../desk/accounts.ts'
import { DeskHistory } from '../desk/DeskHistory.tsx'
import { DeskNotes } from '../desk/DeskNotes.tsx'
import { FleetEvidence } from '../desk/FleetEvidence.tsx'
import { Documents } from '../desk/provider/Documents.tsx'
import { Evidence } from '../desk/provider/Evidence.tsx'
import { useFleetAtDesk, useProviderAtDesk } from '../desk/use-desk.ts'
import { DecideApplication } from './DecideApplication.tsx'
import { DecideDocument } from './DecideDocument.tsx'
import { DecideIdentity } from './DecideIdentity.tsx'

interface PaneProps {
  approval: Approval
  position: { n: number; all: number }
  /** Where all of them stand, if not beside it. */
  toList: string | null
  /** None stood here before it. */
  isFirst: boolean
  onNext: () => void
  /** By this reader. */
  onDecided: () => void
  /** The applicant was asked for more, and waits on in the list. */
  onAsked: () => void
}

/** One that waits: the decision, and below it all the evidence. */
export function ApprovalPane({
  approval,
  position,
  toList,
  isFirst,
  onNext,
  ...deciding
}: PaneProps) {
  const words = desk.approvals
  const page = approval.kind === 'fleet' ? paths.deskFleet : paths.deskProvider
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2
            ref={isFirst ? null : takeLostFocus}
            tabIndex={-1}
            className="text-xl wrap-anywhere focus:outline-none"
          >
            {approval.name}
          </h2>
          <p className="text-muted">
            {words.kinds[approval.kind]},{' '}
            <Link to={page(approval.accountId)} className={linkClass}>
              {words.openPage}
            </Link>
          </p>
        </div>
        <p className="flex items-center gap-3">
          {toList ? (
            <a href={toList} className={`numerals ${linkClass}`}>
              {words.position(position)}
            </a>
          ) : (
            <span className="numerals text-muted">{words.position(position)}</span>
          )}
          <Button onClick={onNext}>{words.next}</Button>
        </p>
      </header>
      {approval.kind === 'fleet' ? (
        <OfFleet approval={approval} {...deciding} />
      ) : (
        <OfProvider approval={approval} {...deciding} />
      )}
    </div>
  )
}

/** What had the focus has left with the one that was decided: the name of who is next is read, and no Enter decides on it. */
function takeLostFocus(heading: HTMLElement | null) {
  if (heading && document.activeElement === document.body) heading.focus()
}

type OfProps = Pick<PaneProps, 'approval' | 'onDecided' | 'onAsked'>

function OfProvider({ approval, ...deciding }: OfProps) {
  const read = useProviderAtDesk(approval.accountId)
  return (
    <ListOf rows={read} failed={desk.failed}>
      {(provider) => (
        <>
          {approval.kind === 'provider' && (
            <DecideApplication account={accountOfProvider(provider)} {...deciding} />
          )}
          {approval.kind === 'document' && (
            <DecideDocument id={approval.id} provider={provider} onDecided={deciding.onDecided} />
          )}
          {approval.kind === 'identity' && (
            <DecideIdentity provider={provider} onDecided={deciding.onDecided} />
          )}
          <Evidence provider={provider} />
          <Documents provider={provider} />
          <DeskNotes kind="provider" id={provider.id} notes={provider.notes} />
          <DeskHistory entries={provider.history} />
        </>
      )}
    </ListOf>
  )
}

function OfFleet({ approval, ...deciding }: OfProps) {
  const read = useFleetAtDesk(approval.accountId)
  return (
    <ListOf rows={read} failed={desk.failed}>
      {(fleet) => (
        <>
          <DecideApplication account={accountOfFleet(fleet)} {...deciding} />
          <FleetEvidence fleet={fleet} />
          <DeskNotes kind="fleet" id={fleet.id} notes={fleet.notes} />
          <DeskHistory entries={fleet.history} />
        </>
      )}
    </ListOf>
  )
}
