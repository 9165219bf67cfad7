import { admin } from '#contract/words/en/admin.ts'
import { balances } from '#contract/words/en/balances.ts'
import { papers } from '#contract/words/en/credit-note.ts'
import { desk } from '#contract/words/en/desk.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { securityLog } from '#contract/words/en/security-log.ts'
import { verification } from '#contract/words/en/verification.ts'
import { type Later, later } from '../../kit/api/later.tsx'
import { OperationsSkeleton } from './operations/OperationsSkeleton.tsx'

// Whoever looks at one does not wait for the others.
const FleetsTab = later(() => import('./accounts/FleetsTab.tsx').then((part) => part.FleetsTab))
const ProvidersTab = later(() =>
  import('./accounts/ProvidersTab.tsx').then((part) => part.ProvidersTab),
)
const ApprovalsTab = later(() =>
  import('./approvals/ApprovalsTab.tsx').then((part) => part.ApprovalsTab),
)
const BalancesTab = later(() =>
  import('./balances/BalancesTab.tsx').then((part) => part.BalancesTab),
)
const DisputesTab = later(() =>
  import('./disputes/DisputesTab.tsx').then((part) => part.DisputesTab),
)
const DocumentsToReview = later(() =>
  import('./documents/DocumentsToReview.tsx').then((part) => part.DocumentsToReview),
)
const OutboxList = later(() => import('./OutboxList.tsx').then((part) => part.OutboxList))
const OperationsTab = later(
  () => import('./operations/OperationsTab.tsx').then((part) => part.OperationsTab),
  // On a phone the figures stand below it: they do not come up first.
  <OperationsSkeleton />,
)
const PapersTab = later(() => import('./papers/PapersTab.tsx').then((part) => part.PapersTab))
const AuditTab = later(() => import('./people/AuditTab.tsx').then((part) => part.AuditTab))
const UsersTab = later(() => import('./people/UsersTab.tsx').then((part) => part.UsersTab))
const RequestsTab = later(() =>
  import('./requests/RequestsTab.tsx').then((part) => part.RequestsTab),
)
const SecurityTab = later(() =>
  import('./security/SecurityTab.tsx').then((part) => part.SecurityTab),
)
const SettingsTab = later(() =>
  import('./settings/SettingsTab.tsx').then((part) => part.SettingsTab),
)

interface AdminTab {
  /** Its name in the address. */
  value: string
  label: () => string
  Panel: Later
}

/** The parts of the dashboard; another one is a line here and one on the rail. */
export const adminTabs: readonly AdminTab[] = [
  { value: 'operations', label: () => admin.tabs.operations, Panel: OperationsTab },
  { value: 'requests', label: () => admin.tabs.requests, Panel: RequestsTab },
  { value: 'approvals', label: () => desk.approvals.tab, Panel: ApprovalsTab },
  { value: 'disputes', label: () => disputes.desk.tab, Panel: DisputesTab },
  { value: 'balances', label: () => balances.tab, Panel: BalancesTab },
  { value: 'invoices', label: () => papers.tab, Panel: PapersTab },
  { value: 'providers', label: () => admin.tabs.providers, Panel: ProvidersTab },
  { value: 'fleets', label: () => admin.tabs.fleets, Panel: FleetsTab },
  {
    value: 'documents',
    label: () => verification.review.tab,
    Panel: DocumentsToReview,
  },
  { value: 'users', label: () => admin.tabs.users, Panel: UsersTab },
  { value: 'audit', label: () => admin.tabs.audit, Panel: AuditTab },
  { value: 'security', label: () => securityLog.tab, Panel: SecurityTab },
  { value: 'settings', label: () => admin.tabs.settings, Panel: SettingsTab },
  { value: 'outbox', label: () => admin.tabs.outbox, Panel: OutboxList },
]

/** The tab of the address. A search without one is for a provider; else what needs a person now comes first. */
export function readTab(params: URLSearchParams): AdminTab {
  const wanted = params.get('tab') ?? (params.get('q') ? 'providers' : 'operations')
  const [first] = adminTabs
  const tab = adminTabs.find(({ value }) => value === wanted) ?? first
  if (!tab) throw new Error('the dashboard has no tab')
  return tab
}
