import { Link } from 'react-router'
import type { Approval } from '#contract/approvals.ts'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Button } from '../../../kit/ui/Button.tsx'
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
  onNext: () => void
}

/** One that waits: the decision, and below it all the evidence. */
export function ApprovalPane({ approval, position, toList, onNext }: PaneProps) {
  const words = desk.approvals
  const page = approval.kind === 'fleet' ? paths.deskFleet : paths.deskProvider
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{approval.name}</h2>
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
        <OfFleet approval={approval} onNext={onNext} />
      ) : (
        <OfProvider approval={approval} onNext={onNext} />
      )}
    </div>
  )
}

function OfProvider({ approval, onNext }: Pick<PaneProps, 'approval' | 'onNext'>) {
  const read = useProviderAtDesk(approval.accountId)
  return (
    <ListOf rows={read} failed={desk.failed}>
      {(provider) => (
        <>
          {approval.kind === 'provider' && (
            <DecideApplication account={accountOfProvider(provider)} onNext={onNext} />
          )}
          {approval.kind === 'document' && (
            <DecideDocument id={approval.id} provider={provider} onNext={onNext} />
          )}
          {approval.kind === 'identity' && <DecideIdentity provider={provider} onNext={onNext} />}
          <Evidence provider={provider} />
          <Documents provider={provider} />
          <DeskNotes kind="provider" id={provider.id} notes={provider.notes} />
          <DeskHistory entries={provider.history} />
        </>
      )}
    </ListOf>
  )
}

function OfFleet({ approval, onNext }: Pick<PaneProps, 'approval' | 'onNext'>) {
  const read = useFleetAtDesk(approval.accountId)
  return (
    <ListOf rows={read} failed={desk.failed}>
      {(fleet) => (
        <>
          <DecideApplication account={accountOfFleet(fleet)} onNext={onNext} />
          <FleetEvidence fleet={fleet} />
          <DeskNotes kind="fleet" id={fleet.id} notes={fleet.notes} />
          <DeskHistory entries={fleet.history} />
        </>
      )}
    </ListOf>
  )
}
