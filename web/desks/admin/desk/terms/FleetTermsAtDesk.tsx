import { useState } from 'react'
import { fleetTermsLifecycle, type TermsDecision, termsDecisions } from '#contract/fleet-terms.ts'
import { may } from '#contract/lifecycle.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { DidNotLoad } from '../../../../kit/ui/DidNotLoad.tsx'
import { Fact, Facts } from '../../../../kit/ui/Facts.tsx'
import { Money } from '../../../../kit/ui/Money.tsx'
import { noteClass } from '../../../../kit/ui/note-class.ts'
import { PageSpinner } from '../../../../kit/ui/PageSpinner.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { BillsAtDesk } from './BillsAtDesk.tsx'
import { TermsDialog } from './TermsDialog.tsx'
import { useTermsAtDesk } from './use-terms-at-desk.ts'

/** What a fleet was granted or wishes for, what is used of it, and its bills. */
export function FleetTermsAtDesk({ fleetId }: { fleetId: string }) {
  const { desk, page } = words
  const query = useTermsAtDesk(fleetId)
  const [decision, setDecision] = useState<TermsDecision | null>(null)
  if (query.isError) return <DidNotLoad title={desk.failed} query={query} />
  if (!query.data) return <PageSpinner />
  const { terms, balance, bills, saysWhereToPay } = query.data
  return (
    <DeskSection title={desk.title} edge={terms?.state === 'asked' ? 'amber' : undefined}>
      {terms ? (
        <>
          <Facts>
            <Fact label={page.state}>{words.states[terms.state]}</Fact>
            <Fact label={page.limit}>
              <Money amount={terms.limit} className="text-xl" />
            </Fact>
            <Fact label={page.used}>
              <Money amount={terms.used} className="text-xl" />
            </Fact>
            <Fact label={desk.balance}>
              <Money amount={balance} className="text-xl" />
            </Fact>
            <Fact label={page.netLabel}>{page.days(terms.netDays)}</Fact>
            <Fact label={page.po}>{words.poModes[terms.poMode]}</Fact>
            <Fact label={page.billing}>{words.billings[terms.billing]}</Fact>
          </Facts>
          {terms.reason && <p className="text-muted">{terms.reason}</p>}
          {!saysWhereToPay && <p className={noteClass}>{desk.noBank}</p>}
          <div className="flex flex-wrap gap-2">
            {termsDecisions
              .filter((one) => may(fleetTermsLifecycle, one, terms.state))
              .map((one) => (
                <Button
                  key={one}
                  variant={one === 'grant' ? 'primary' : 'ghost'}
                  onClick={() => setDecision(one)}
                >
                  {desk[one]}
                </Button>
              ))}
          </div>
          {decision && (
            <TermsDialog
              fleetId={fleetId}
              terms={terms}
              decision={decision}
              onClose={() => setDecision(null)}
            />
          )}
        </>
      ) : (
        <p className="text-muted">{desk.never}</p>
      )}
      {bills.length > 0 && <BillsAtDesk bills={bills} />}
    </DeskSection>
  )
}
