import {
  exportFleets,
  exportProviders,
  listFleetsForAdmin,
  listOutbox,
  listProvidersForAdmin,
  readAdminStats,
  setFleetStanding,
  setProviderStanding,
} from '#contract/admin.ts'
import { readOperations } from '#contract/admin-operations.ts'
import {
  endSessions,
  lookUpTechnicians,
  lookUpUsers,
  sendResetLink,
  setPersonStanding,
} from '#contract/admin-users.ts'
import { askFleetForMore, askProviderForMore, listApprovals } from '#contract/approvals.ts'
import { exportAudit, listAudit } from '#contract/audit.ts'
import { readCurrentUser } from '#contract/auth.ts'
import { exportBalances, listBalances, readBooks } from '#contract/balances.ts'
import { decideIdentityChange, listIdentityChanges } from '#contract/identity-changes.ts'
import {
  exportPapers,
  listPapers,
  readCreditNoteAtDesk,
  readInvoiceAtDesk,
} from '#contract/invoices.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { anotherOn, asAdmin, row } from '../testing/authorisation-row.ts'
import { creditedJob } from '../testing/given-credit-note.ts'
import { closedJob } from '../testing/given-owned.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const aProvider = async ({ given }: TestApp) => ({ params: { id: (await given.provider()).id } })
const aFleet = async ({ given }: TestApp) => ({ params: { id: await given.fleet() } })
async function anIdentityChange({ given }: TestApp) {
  const shop = await given.provider()
  await given.verified(shop)
  await shop.caller.call(changeOwnProvider, {
    body: { businessName: `${shop.businessName} of Austin` },
  })
  const { body } = await (await given.admin()).call(listIdentityChanges)
  return { params: { id: body.find(({ providerId }) => providerId === shop.id)?.id ?? '' } }
}
async function aUser({ given }: TestApp) {
  const { body } = await (await given.customer()).call(readCurrentUser)
  return { params: { id: body.id } }
}

const aClosedJob = async (app: TestApp) => ({ params: (await closedJob(app)).params })
const aCreditNote = async (app: TestApp) => ({ params: (await creditedJob(app)).params })

const anApplicant = async ({ given }: TestApp) => ({
  params: { id: (await given.provider({ approved: false })).id },
})

export const adminRows = [
  row(readAdminStats, asAdmin),
  row(readOperations, asAdmin),
  row(listProvidersForAdmin, asAdmin),
  row(exportProviders, asAdmin),
  row(setProviderStanding, anotherOn(asAdmin, aProvider), { body: { status: 'active' } }),
  row(listIdentityChanges, asAdmin),
  row(decideIdentityChange, anotherOn(asAdmin, anIdentityChange), {
    body: { isApproved: true },
  }),
  row(listFleetsForAdmin, asAdmin),
  row(exportFleets, asAdmin),
  row(setFleetStanding, anotherOn(asAdmin, aFleet), { body: { status: 'active' } }),
  row(lookUpUsers, asAdmin, { body: { search: 'robin' } }),
  row(lookUpTechnicians, asAdmin, { body: { search: 'robin' } }),
  row(sendResetLink, anotherOn(asAdmin, aUser)),
  row(endSessions, anotherOn(asAdmin, aUser), { body: {} }),
  row(setPersonStanding, anotherOn(asAdmin, aUser), { body: { status: 'active' } }),
  row(listBalances, asAdmin),
  row(exportBalances, asAdmin),
  row(readBooks, asAdmin),
  row(listPapers, asAdmin),
  row(exportPapers, asAdmin),
  row(readInvoiceAtDesk, anotherOn(asAdmin, aClosedJob)),
  row(readCreditNoteAtDesk, anotherOn(asAdmin, aCreditNote)),
  row(listAudit, asAdmin),
  row(exportAudit, asAdmin),
  row(listOutbox, asAdmin),
  row(listSecurityEvents, asAdmin),
  row(listApprovals, asAdmin),
  row(askProviderForMore, anotherOn(asAdmin, anApplicant), { body: { words: 'Your license?' } }),
  row(askFleetForMore, anotherOn(asAdmin, aFleet), { body: { words: 'Your DOT number?' } }),
]
