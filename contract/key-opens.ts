import * as admin from './admin.ts'
import * as operations from './admin-operations.ts'
import * as adminUsers from './admin-users.ts'
import * as analytics from './analytics.ts'
import * as approvals from './approvals.ts'
import { createIndividualRequest } from './asking.ts'
import * as audit from './audit.ts'
import * as bids from './bids.ts'
import { readCancellation } from './cancellation.ts'
import * as changes from './change-orders.ts'
import * as correcting from './correcting.ts'
import * as deskAccounts from './desk-accounts.ts'
import * as deskDeeds from './desk-deeds.ts'
import { lookUpRequests } from './desk-look-up.ts'
import { findBidders, readRequestAtDesk } from './desk-requests.ts'
import * as drivers from './drivers.ts'
import type { Endpoint } from './endpoint.ts'
import { liveStream } from './events.ts'
import * as fleetFigures from './fleet-figures.ts'
import * as fleetRequests from './fleet-requests.ts'
import * as fleets from './fleets.ts'
import * as holidays from './holidays.ts'
import { readCreditNote } from './invoices.ts'
import * as jobs from './jobs.ts'
import type { KeyScope } from './key-scopes.ts'
import { endLinks, shareRequest } from './links.ts'
import * as messaging from './messaging.ts'
import { readPayment } from './payments.ts'
import * as photos from './photos.ts'
import * as proofs from './proofs.ts'
import * as profile from './provider-profile.ts'
import * as providers from './providers.ts'
import * as requests from './requests.ts'
import * as reviews from './reviews.ts'
import { readCurrentUser } from './session.ts'
import * as technicians from './technicians.ts'
import { createMapRequest } from './towing.ts'
import * as units from './units.ts'
import * as waiting from './waiting.ts'

/**
 * Which calls each permission of a key opens; the rights of whoever made the key hold besides. What stands nowhere here is
 * for people alone: signing in, passwords, keys and webhooks, who belongs to a business, standing and documents.
 * Nothing of the web reads this: it names every part of the contract.
 */
const opened: Record<KeyScope, readonly Endpoint[]> = {
  read_requests: [
    liveStream,
    requests.listBoard,
    requests.listDeclined,
    requests.listOwnRequests,
    requests.requestFigures,
    waiting.seeRequests,
    correcting.readAskedRequest,
    bids.readRequest,
    bids.listBids,
    bids.listPublicBids,
    bids.listOwnBids,
    bids.suggestPrices,
    jobs.listOwnJobs,
    jobs.jobFigures,
    jobs.readJob,
    jobs.readAgreement,
    jobs.readInvoice,
    readCreditNote,
    changes.listChangeOrders,
    readPayment,
    readCancellation,
    reviews.readJobReviews,
    photos.listRequestPhotos,
    proofs.readProofs,
    photos.readPhoto,
    providers.readOwnProvider,
    technicians.listTechnicians,
    fleets.readOwnFleet,
    fleets.listFleetProviders,
    fleetRequests.listFleetRequests,
    drivers.listDrivers,
    drivers.countDrivers,
    drivers.readDriver,
    units.listUnits,
    units.countUnits,
    units.readUnit,
  ],
  post_requests: [
    createIndividualRequest,
    createMapRequest,
    fleetRequests.createFleetRequest,
    fleetRequests.setPoNumber,
    correcting.correctRequest,
    waiting.widenRequest,
    requests.cancelRequest,
    requests.reopenRequest,
    requests.claimRequest,
    shareRequest,
    endLinks,
    photos.addRequestPhoto,
    photos.removePhoto,
  ],
  choose_bids: [bids.decideBid, changes.decideChangeOrder],
  bid: [
    bids.submitBid,
    bids.changeBid,
    bids.withdrawBid,
    requests.declineRequest,
    requests.takeBackDecline,
  ],
  run_jobs: [
    jobs.advanceJob,
    jobs.takeBackArrival,
    jobs.delayJob,
    jobs.handBackJob,
    jobs.giveUpJob,
    jobs.reportCustomerGone,
    jobs.confirmJob,
    jobs.releaseJob,
    jobs.contestCustomerGone,
    jobs.lowerPrice,
    jobs.askToStop,
    proofs.proveByPhoto,
    proofs.proveByReading,
    proofs.skipProofs,
    proofs.hideProof,
    changes.sendChangeOrder,
    changes.withdrawChangeOrder,
    changes.leaveAfterNo,
    technicians.assignTechnician,
    reviews.writeReview,
    reviews.replyToReview,
  ],
  messages: [
    messaging.sendMessage,
    messaging.listMessages,
    messaging.markMessagesRead,
    messaging.listConversations,
    messaging.listRequestConversations,
    photos.addConversationPhoto,
    photos.readPhoto,
    photos.removePhoto,
  ],
  read_money: [
    jobs.readInvoice,
    readCreditNote,
    analytics.readAnalytics,
    analytics.exportAnalytics,
    analytics.exportJobs,
    fleetFigures.readFleetOverview,
    fleetFigures.readFleetFigures,
    fleetRequests.exportFleetRequests,
    fleetRequests.sumFleetRequests,
    admin.readAdminStats,
    admin.exportProviders,
    admin.exportFleets,
  ],
  manage_people: [
    drivers.addDriver,
    drivers.changeDriver,
    drivers.setDriverActivity,
    drivers.listLimitChanges,
    drivers.exportDrivers,
    drivers.importDrivers,
    units.addUnit,
    units.changeUnit,
    units.retireUnit,
    units.exportUnits,
    units.importUnits,
    technicians.addTechnician,
    technicians.changeTechnician,
    technicians.setTechnicianActivity,
  ],
  settings: [
    providers.changeOwnProvider,
    holidays.listHolidays,
    holidays.addHoliday,
    holidays.removeHoliday,
    profile.readOwnProfile,
    profile.changeOwnProfile,
    fleets.changeOwnFleet,
    fleets.setProviderPreference,
  ],
  read_desk: [
    liveStream,
    admin.listProvidersForAdmin,
    admin.listFleetsForAdmin,
    operations.readOperations,
    operations.listStuckDeliveries,
    approvals.listApprovals,
    audit.listAudit,
    audit.exportAudit,
    adminUsers.lookUpUsers,
    adminUsers.lookUpTechnicians,
    lookUpRequests,
    deskAccounts.readProviderAtDesk,
    deskAccounts.readFleetAtDesk,
    deskAccounts.readPersonAtDesk,
    readRequestAtDesk,
    findBidders,
  ],
  run_desk: [
    operations.retryDelivery,
    deskDeeds.writeNote,
    deskDeeds.extendRequest,
    deskDeeds.alertWider,
    deskDeeds.reopenAtDesk,
    deskDeeds.correctPin,
    deskDeeds.bidForShop,
    deskDeeds.releaseProvider,
    deskDeeds.hideReview,
    deskDeeds.showReview,
  ],
}

const byEndpoint = new Map<Endpoint, KeyScope[]>()
for (const [scope, endpoints] of Object.entries(opened) as [KeyScope, readonly Endpoint[]][])
  for (const endpoint of endpoints)
    byEndpoint.set(endpoint, [...(byEndpoint.get(endpoint) ?? []), scope])

/** What anybody may read takes a key too, whatever it is allowed; so does the question who one is. */
const isForEverybody = (endpoint: Endpoint) =>
  endpoint === readCurrentUser ||
  (endpoint.method === 'GET' && endpoint.caller === 'anyone' && endpoint !== liveStream)

/** The permissions of which a key needs one for a call; `any` key where it is for everybody, null where no key may make it. */
export function scopesThatOpen(endpoint: Endpoint): readonly KeyScope[] | 'any' | null {
  return byEndpoint.get(endpoint) ?? (isForEverybody(endpoint) ? 'any' : null)
}
