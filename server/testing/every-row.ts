import { adminRows } from '../admin/authorisation.rows.ts'
import { deskRows } from '../admin/desk.authorisation.rows.ts'
import { bidRows } from '../api/bids.authorisation.rows.ts'
import { dealRows } from '../api/deals.authorisation.rows.ts'
import { requestRows } from '../asking/authorisation.rows.ts'
import { authRows } from '../auth/authorisation.rows.ts'
import { securityRows } from '../auth/factors/authorisation.rows.ts'
import { cardRows } from '../cards/authorisation.rows.ts'
import { changeRows } from '../changes/authorisation.rows.ts'
import { chargebackRows } from '../chargebacks/authorisation.rows.ts'
import { disputeRows } from '../disputes/authorisation.rows.ts'
import { driverRows } from '../drivers/authorisation.rows.ts'
import { fleetTermsRows } from '../fleet-terms/authorisation.rows.ts'
import { fleetRows } from '../fleets/authorisation.rows.ts'
import { keyRows } from '../keys/authorisation.rows.ts'
import { languageRows } from '../language/authorisation.rows.ts'
import { messagingRows } from '../messaging/authorisation.rows.ts'
import { notificationRows } from '../notifications/authorisation.rows.ts'
import { webhookRows } from '../notifications/webhooks/authorisation.rows.ts'
import { ownDataRows } from '../own-data/authorisation.rows.ts'
import { payoutRows } from '../payouts/authorisation.rows.ts'
import { peopleRows } from '../people/authorisation.rows.ts'
import { photoRows } from '../photos/authorisation.rows.ts'
import { proofRows } from '../proofs/authorisation.rows.ts'
import { providerRows } from '../providers/authorisation.rows.ts'
import { reconciliationRows } from '../reconciliation/authorisation.rows.ts'
import { reviewRows } from '../reviews/authorisation.rows.ts'
import { siteRows } from '../site/authorisation.rows.ts'
import { technicianRows } from '../technicians/authorisation.rows.ts'
import { fleetFeedRows } from '../technicians/fleet-feeds/authorisation.rows.ts'
import { tripRows } from '../trips/authorisation.rows.ts'
import { unitRows } from '../units/authorisation.rows.ts'
import { verificationRows } from '../verification/authorisation.rows.ts'
import type { Row } from './authorisation-row.ts'

/**
 * Every call of the API with who may make it, and how. Who is right is said beside each noun
 * (`authorisation.rows.ts`); a new endpoint without its row fails.
 */
export const everyRow: readonly Row[] = [
  authRows,
  securityRows,
  siteRows,
  fleetRows,
  driverRows,
  unitRows,
  providerRows,
  verificationRows,
  requestRows,
  bidRows,
  dealRows,
  technicianRows,
  fleetFeedRows,
  tripRows,
  peopleRows,
  keyRows,
  languageRows,
  photoRows,
  proofRows,
  cardRows,
  changeRows,
  disputeRows,
  chargebackRows,
  payoutRows,
  fleetTermsRows,
  reconciliationRows,
  reviewRows,
  messagingRows,
  notificationRows,
  ownDataRows,
  webhookRows,
  adminRows,
  deskRows,
].flat()
