import {
  Activity,
  BriefcaseBusiness,
  ClipboardCheck,
  FileCheck,
  HandCoins,
  LifeBuoy,
  MailOpen,
  ReceiptText,
  Scale,
  ScrollText,
  ShieldAlert,
  SlidersHorizontal,
  Truck,
  UsersRound,
} from 'lucide-react'
import { admin } from '#contract/words/en/admin.ts'
import { balances } from '#contract/words/en/balances.ts'
import { papers } from '#contract/words/en/credit-note.ts'
import { desk } from '#contract/words/en/desk.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { securityLog } from '#contract/words/en/security-log.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Rail } from '../../things/shell/Rail.tsx'
import type { RoleRailProps } from '../../things/shell/rails.ts'
import { useOperations } from './operations/use-operations.ts'
import { tabPath } from './tab-link.ts'

/** Where an operator goes; counted is what presses, and what waits for a decision. */
export default function AdminRail({ here }: RoleRailProps) {
  const { data: board } = useOperations()
  const pressing =
    board &&
    board.withoutBidCount +
      board.lateCount +
      board.stuckPayoutCount +
      board.chargebackCount +
      board.reconciliation.count +
      board.failedCount +
      board.untold.count
  const { tabs } = admin
  return (
    <Rail
      here={here}
      entries={[
        { to: tabPath('operations'), label: tabs.operations, icon: Activity, count: pressing },
        {
          to: tabPath('approvals'),
          label: desk.approvals.tab,
          icon: ClipboardCheck,
          count: board?.approvals.count,
        },
        { to: tabPath('requests'), label: tabs.requests, icon: LifeBuoy },
        {
          to: tabPath('disputes'),
          label: disputes.desk.tab,
          icon: Scale,
          count: board?.disputes.count,
        },
        { to: tabPath('balances'), label: balances.tab, icon: HandCoins },
        { to: tabPath('invoices'), label: papers.tab, icon: ReceiptText },
        { to: tabPath('providers'), label: tabs.providers, icon: BriefcaseBusiness },
        { to: tabPath('fleets'), label: tabs.fleets, icon: Truck },
        {
          to: tabPath('documents'),
          label: verification.review.tab,
          icon: FileCheck,
          count: board?.documents.count,
        },
        { to: tabPath('users'), label: tabs.users, icon: UsersRound },
        { to: tabPath('audit'), label: tabs.audit, icon: ScrollText },
        { to: tabPath('security'), label: securityLog.tab, icon: ShieldAlert },
        { to: tabPath('settings'), label: tabs.settings, icon: SlidersHorizontal },
        { to: tabPath('outbox'), label: tabs.outbox, icon: MailOpen },
      ]}
    />
  )
}
