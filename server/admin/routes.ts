import * as contract from '#contract/admin.ts'
import * as operations from '#contract/admin-operations.ts'
import * as users from '#contract/admin-users.ts'
import * as approvals from '#contract/approvals.ts'
import * as audit from '#contract/audit.ts'
import * as balances from '#contract/balances.ts'
import * as identity from '#contract/identity-changes.ts'
import * as invoices from '#contract/invoices.ts'
import * as security from '#contract/security-events.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { refuseUnlessProved } from '../auth/proof.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { creditNoteAsFile, invoiceAsFile } from '../invoices/read-invoice.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { listApprovals } from '../views/waiting-approvals.ts'
import { askFleetForMore, askProviderForMore } from './ask-for-more.ts'
import { exportAudit, listAudit } from './audit-log.ts'
import { decideIdentityChange } from './decide-identity-change.ts'
import { deskRoutes } from './desk-routes.ts'
import { endSessions } from './end-sessions.ts'
import { exportBalances, listBalances, readBooks } from './list-balances.ts'
import { exportFleets, listFleets } from './list-fleets.ts'
import { listIdentityChanges } from './list-identity-changes.ts'
import { exportPapers, listPapers } from './list-papers.ts'
import { exportProviders, listProviders } from './list-providers.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { readOperations } from './read-operations.ts'
import { readOutbox } from './read-outbox.ts'
import { readStats } from './read-stats.ts'
import { sendResetLink } from './send-reset-link.ts'
import { setFleetStanding } from './set-fleet-standing.ts'
import { setPersonStanding } from './set-person-standing.ts'
import { setProviderStanding } from './set-provider-standing.ts'
import { lookUpTechnicians, lookUpUsers } from './users.ts'

export function adminRoutes(api: Api<Actor>, services: Services): void {
  const { db, outbox, clock } = services
  deskRoutes(api, services)
  api(contract.readAdminStats, () => readStats(db, clock.now()))
  api(contract.listProvidersForAdmin, ({ query }) => listProviders(db, query))
  api(contract.exportProviders, ({ query, request }) =>
    exportProviders(db, query, languageOf(request)),
  )
  api(contract.listFleetsForAdmin, ({ query }) => listFleets(db, query))
  api(contract.exportFleets, ({ query, request }) => exportFleets(db, query, languageOf(request)))
  api(contract.setProviderStanding, async ({ actor, params, body, deed }) => {
    // Approving is daily work; suspending ends somebody's.
    if (body.status === 'suspended') refuseUnlessProved(userOf(actor), deed.now)
    await setProviderStanding(deed, userOf(actor), params.id, body)
    return { message: answers.accounts.statusUpdated }
  })
  api(identity.listIdentityChanges, () => listIdentityChanges(db))
  api(identity.decideIdentityChange, async ({ actor, params, body, deed }) => {
    await decideIdentityChange(deed, userOf(actor), params.id, body)
    return { message: answers.accounts.statusUpdated }
  })
  api(contract.setFleetStanding, async ({ actor, params, body, deed }) => {
    if (body.status === 'suspended') refuseUnlessProved(userOf(actor), deed.now)
    await setFleetStanding(deed, userOf(actor), params.id, body)
    return { message: answers.accounts.statusUpdated }
  })
  api(contract.listOutbox, ({ actor, deed, query }) =>
    readOutbox(outbox, query.search, deed, userOf(actor)),
  )
  api(operations.readOperations, ({ request }) =>
    readOperations(services, clock.now(), languageOf(request)),
  )
  api(users.lookUpUsers, ({ body }) => lookUpUsers(db, body, clock.now()))
  api(users.lookUpTechnicians, ({ body }) => lookUpTechnicians(db, body.search))
  api(users.sendResetLink, async ({ actor, params, deed }) => {
    await sendResetLink(deed, userOf(actor), params.id)
    return { message: answers.accounts.adminSentLink }
  })
  api(users.setPersonStanding, async ({ actor, params, body, deed }) => {
    await setPersonStanding(deed, userOf(actor), params.id, body.status, body.reason || null)
    return { message: answers.accounts.statusUpdated }
  })
  api(users.endSessions, async ({ actor, params, body, deed }) => {
    await endSessions(deed, userOf(actor), params.id, body.reason || null)
    return { message: answers.accounts.sessionsEnded }
  })
  api(approvals.listApprovals, () => listApprovals(db))
  api(approvals.askProviderForMore, async ({ actor, params, body, deed }) => {
    await askProviderForMore(deed, userOf(actor), params.id, body.words)
    return { message: answers.desk.asked }
  })
  api(approvals.askFleetForMore, async ({ actor, params, body, deed }) => {
    await askFleetForMore(deed, userOf(actor), params.id, body.words)
    return { message: answers.desk.asked }
  })
  // What this process has heard of a moment ago stands there too.
  api(security.listSecurityEvents, async ({ query }) => {
    await services.security.write()
    return listSecurityEvents(db, query)
  })
  api(balances.listBalances, ({ query }) => listBalances(db, query))
  api(balances.exportBalances, ({ query, request }) =>
    exportBalances(db, query, clock.now(), languageOf(request)),
  )
  api(balances.readBooks, () => readBooks(db))
  api(invoices.listPapers, ({ query }) => listPapers(db, query))
  api(invoices.exportPapers, ({ query, request }) => exportPapers(db, query, languageOf(request)))
  api(invoices.readInvoiceAtDesk, ({ params, request }) =>
    invoiceAsFile(db, params.id, languageOf(request)),
  )
  api(invoices.readCreditNoteAtDesk, ({ params, request }) =>
    creditNoteAsFile(db, params.id, languageOf(request)),
  )
  api(audit.listAudit, ({ query, request }) => listAudit(db, query, languageOf(request)))
  api(audit.exportAudit, ({ query, request }) => exportAudit(db, query, languageOf(request)))
}
