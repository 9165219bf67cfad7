import type { ComponentType } from 'react'
import { admin } from '#contract/words/en/admin.ts'
import { balances } from '#contract/words/en/balances.ts'
import { papers } from '#contract/words/en/credit-note.ts'
import { desk } from '#contract/words/en/desk.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { securityLog } from '#contract/words/en/security-log.ts'
import { verification } from '#contract/words/en/verification.ts'
import { FleetsTab } from './accounts/FleetsTab.tsx'
import { ProvidersTab } from './accounts/ProvidersTab.tsx'
import { ApprovalsTab } from './approvals/ApprovalsTab.tsx'
import { BalancesTab } from './balances/BalancesTab.tsx'
import { DisputesTab } from './disputes/DisputesTab.tsx'
import { DocumentsToReview } from './documents/DocumentsToReview.tsx'
import { OutboxList } from './OutboxList.tsx'
import { OperationsTab } from './operations/OperationsTab.tsx'
import { PapersTab } from './papers/PapersTab.tsx'
import { AuditTab } from './people/AuditTab.tsx'
import { UsersTab } from './people/UsersTab.tsx'
import { RequestsTab } from './requests/RequestsTab.tsx'
import { SecurityTab } from './security/SecurityTab.tsx'
import { SettingsTab } from './settings/SettingsTab.tsx'

interface AdminTab {
  /** Its name in the address. */
  value: string
  label: () => string
  Panel: ComponentType
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
