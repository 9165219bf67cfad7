import type { ProviderAtDesk } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { accountOfProvider } from './accounts.ts'
import { DealList } from './DealList.tsx'
import { DeskColumns } from './DeskColumns.tsx'
import { DeskHistory } from './DeskHistory.tsx'
import { DeskNotes } from './DeskNotes.tsx'
import { DeskPage } from './DeskPage.tsx'
import { howItsJobStands } from './how-it-stands.ts'
import { Documents } from './provider/Documents.tsx'
import { Evidence } from './provider/Evidence.tsx'
import { ProviderMoney } from './provider/ProviderMoney.tsx'
import { StandingDeeds } from './StandingDeeds.tsx'
import { useProviderAtDesk } from './use-desk.ts'

/** Everything about a shop, and its standing. */
export default function ProviderDeskPage() {
  return (
    <DeskPage use={useProviderAtDesk} titleOf={({ businessName }) => businessName}>
      {(provider) => <Parts provider={provider} />}
    </DeskPage>
  )
}

function Parts({ provider }: { provider: ProviderAtDesk }) {
  return (
    <DeskColumns
      deeds={<StandingDeeds account={accountOfProvider(provider)} />}
      more={
        <>
          <DeskNotes kind="provider" id={provider.id} notes={provider.notes} />
          <DeskHistory entries={provider.history} />
        </>
      }
    >
      <Evidence provider={provider} />
      <Documents provider={provider} />
      <DealList title={desk.deals.jobs} lines={provider.jobs} stateOf={howItsJobStands} />
      <ProviderMoney provider={provider} />
    </DeskColumns>
  )
}
