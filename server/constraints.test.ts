import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvers } from '#contract/approver-chain.ts'
import { backupFailures } from '#contract/backups.ts'
import { bidStatuses } from '#contract/bids.ts'
import { changeOrderStates } from '#contract/change-orders.ts'
import { chargebackFaults, chargebackReasons, chargebackStates } from '#contract/chargebacks.ts'
import { disputeCauses, disputeStates } from '#contract/disputes.ts'
import { driverStatuses } from '#contract/drivers.ts'
import { checkIssuers } from '#contract/fleet-checks.ts'
import { fleetSystems } from '#contract/fleet-feeds.ts'
import { billings, billStates, fleetTermsStates, poModes } from '#contract/fleet-terms.ts'
import { identityChangeStates } from '#contract/identity-changes.ts'
import { arrivalProofs, awaitedPhases, jobPhases, runningPhases } from '#contract/jobs.ts'
import { ledgerAccounts, ledgerKinds } from '#contract/ledger.ts'
import { levels } from '#contract/levels.ts'
import { deliveryChannels } from '#contract/notifications.ts'
import { holdStates } from '#contract/payments.ts'
import { payoutStates, samePeople } from '#contract/payouts.ts'
import { sides } from '#contract/photos.ts'
import { proofKinds, skipReasons } from '#contract/proof-lists.ts'
import { providerRoles } from '#contract/provider-roles.ts'
import { dutiesByHand, standings } from '#contract/providers.ts'
import { differenceStates, movementKinds } from '#contract/reconciliation.ts'
import { refundReasons, refundStates } from '#contract/refunds.ts'
import { requestStatuses } from '#contract/requests.ts'
import { fleetRoles } from '#contract/rights.ts'
import { urgencies } from '#contract/services.ts'
import { userTypes } from '#contract/session.ts'
import { sessionEnds } from '#contract/session-end.ts'
import { termsTexts } from '#contract/terms-versions.ts'
import { doubts } from '#contract/trips.ts'
import { truckClasses } from '#contract/truck-class.ts'
import { unitKinds } from '#contract/units.ts'
import { stepIds, stepStates } from '#contract/verification-steps.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { sources } from './trips/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** The columns that take one of the contract's words. */
const known: Record<string, readonly string[]> = {
  'users.user_type': userTypes,
  'ended_sessions.because': sessionEnds,
  'fleets.status': standings,
  'fleet_members.role': fleetRoles,
  'fleet_invitations.role': fleetRoles,
  'provider_members.role': providerRoles,
  'provider_invitations.role': providerRoles,
  'fleet_terms.state': fleetTermsStates,
  'fleet_terms.po_mode': poModes,
  'fleet_terms.billing': billings,
  'fleet_bills.state': billStates,
  'terms_credits.because': refundReasons,
  'drivers.status': driverStatuses,
  'units.kind': unitKinds,
  'providers.status': standings,
  'providers.duty_by_hand': dutiesByHand,
  'identity_changes.status': identityChangeStates,
  'providers.verification_level': levels,
  'requests.status': requestStatuses,
  'requests.urgency': urgencies,
  'requests.truck_class': truckClasses,
  'bids.status': bidStatuses,
  'chargebacks.state': chargebackStates,
  'chargebacks.reason': chargebackReasons,
  'chargebacks.fault': chargebackFaults,
  'disputes.state': disputeStates,
  'disputes.decided_because': disputeCauses,
  'disputes.by_side': sides,
  'disputes.appeal_side': sides,
  'dispute_offers.side': sides,
  'holds.state': holdStates,
  'payouts.state': payoutStates,
  'reconciliation_differences.kind': movementKinds,
  'reconciliation_differences.state': differenceStates,
  'refunds.because': refundReasons,
  'refunds.state': refundStates,
  'jobs.arrival_proof': arrivalProofs,
  'fleet_checks.issuer': checkIssuers,
  'jobs.phase': jobPhases,
  'jobs.same_people': samePeople,
  'ledger_entries.account': ledgerAccounts,
  'ledger_transactions.kind': ledgerKinds,
  'positions.doubt': doubts,
  'positions.source': sources,
  'fleet_feeds.system': fleetSystems,
  'photos.side': sides,
  'proofs.by_side': sides,
  'proofs.kind': proofKinds,
  'proofs.skip_reason': skipReasons,
  'messages.side': sides,
  'message_reads.side': sides,
  'reviews.side': sides,
  'deliveries.channel': deliveryChannels,
  'agreements.text': termsTexts,
  'technician_agreements.text': termsTexts,
  'change_orders.status': changeOrderStates,
  'change_orders.waits_for': approvers,
  'approvals.waits_for': approvers,
  'backups.failed_because': backupFailures,
  'backup_checks.failed_because': backupFailures,
  'verification_submissions.step': stepIds,
  'verification_submissions.status': stepStates,
}

/** Whose words no list of the contract holds: they are typed where the rows are. */
const ofTheServer = [
  'approvals.decision',
  'deliveries.status',
  'fleet_bill_entries.kind',
  'fleet_providers.standing',
  'holds.failed_because',
  'holds.kind',
  'payment_accounts.state',
  'invoices.kind',
  'job_agreements.kind',
  'reminders.kind',
  'verification_submissions.file_type',
  'webhooks.stopped_because',
]

test('a word that the contract adds to a list is one that the database takes, and the other way round', async () => {
  const { rows } = await sql<{ at: string; definition: string }>`
    select c.conrelid::regclass || '.' || a.attname as at, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1`.execute(app.services.db)
  const taken = new Map(
    rows
      .filter(({ definition }) => definition.includes('= ANY (ARRAY['))
      .map(({ at, definition }) => [
        at,
        [...definition.matchAll(/'([^']+)'::text/g)].map(([, word]) => word),
      ]),
  )
  expect([...taken.keys()].toSorted()).toEqual([...Object.keys(known), ...ofTheServer].toSorted())
  for (const [column, words] of Object.entries(known))
    expect(taken.get(column)?.toSorted(), column).toEqual([...words].toSorted())
})

test('an index of the jobs that run, or to which somebody is on the way, holds the phases of just those', async () => {
  const { rows } = await sql<{ name: string; predicate: string }>`
    select c.relname as name, pg_get_expr(i.indpred, i.indrelid) as predicate
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname in ('jobs_one_running', 'jobs_not_arrived')`.execute(app.services.db)
  const held = Object.fromEntries(
    rows.map(({ name, predicate }) => [
      name,
      [...predicate.matchAll(/'([^']+)'::text/g)].map(([, phase]) => phase).toSorted(),
    ]),
  )
  expect(held).toEqual({
    jobs_one_running: runningPhases.toSorted(),
    jobs_not_arrived: awaitedPhases.toSorted(),
  })
})

test('whatever points at a request, a bid or a job is found by an index: where one of them goes, no table is read whole', async () => {
  const { rows } = await sql<{ column: string }>`
    select c.conrelid::regclass || '.' || a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid in ('requests'::regclass, 'bids'::regclass, 'jobs'::regclass)
      -- One that holds some of the rows that point there finds not all of them.
      and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`.execute(
    app.services.db,
  )
  expect(rows.map(({ column }) => column)).toEqual([])
})
