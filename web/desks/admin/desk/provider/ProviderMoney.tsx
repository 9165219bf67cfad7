import type { ProviderAtDesk } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Fact, Facts } from '../../../../kit/ui/Facts.tsx'
import { Money } from '../../../../kit/ui/Money.tsx'
import { PapersOfParty } from '../../papers/PapersOfParty.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { Ledger } from '../Ledger.tsx'
import { WhomToAsk } from '../WhomToAsk.tsx'

/** What a shop has taken in, and what of it it owes. */
export function ProviderMoney({
  provider: { id, businessName, money },
}: {
  provider: ProviderAtDesk
}) {
  const words = desk.money
  return (
    <DeskSection
      title={words.title}
      beside={<PapersOfParty kind="provider" id={id} name={businessName} />}
    >
      <Facts>
        <Fact label={words.received}>
          <Money amount={money.received} className="text-xl" />
        </Fact>
        <Fact label={words.owes}>
          <Money amount={money.owes} className="text-xl" />
        </Fact>
      </Facts>
      {money.debtor && <WhomToAsk debtor={money.debtor} />}
      <Ledger lines={money.lines} />
    </DeskSection>
  )
}
