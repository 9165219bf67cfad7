import * as chargebacks from '#contract/chargebacks.ts'
import * as accounts from '#contract/desk-accounts.ts'
import * as deeds from '#contract/desk-deeds.ts'
import * as lookUp from '#contract/desk-look-up.ts'
import * as requests from '#contract/desk-requests.ts'
import * as disputes from '#contract/disputes.ts'
import * as fleetTerms from '#contract/fleet-terms.ts'
import * as guestsData from '#contract/guests-data.ts'
import * as ownData from '#contract/own-data.ts'
import * as books from '#contract/reconciliation.ts'
import * as refunds from '#contract/refunds.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { billAsFile } from '../fleet-terms/read-bill-as-pdf.ts'
import { readTermsAtDesk } from '../fleet-terms/read-terms.ts'
import { askForErasure } from '../own-data/ask-for-erasure.ts'
import { deleteGuestsDataAtDesk } from '../own-data/delete-guests-data.ts'
import { keepGuestsDataAtDesk } from '../own-data/keep-guests-data.ts'
import { takeBackErasure } from '../own-data/take-back-erasure.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { reconcileAgain } from '../reconciliation/reconcile.ts'
import { hideReview } from '../reviews/hide-review.ts'
import { alertWider } from './deeds/alert-wider.ts'
import { answerChargeback } from './deeds/answer-chargeback.ts'
import { bidForShop } from './deeds/bid-for-shop.ts'
import { correctPin } from './deeds/correct-pin.ts'
import { decideComeback } from './deeds/decide-comeback.ts'
import { decideDispute } from './deeds/decide-dispute.ts'
import { decideTerms } from './deeds/decide-terms.ts'
import { explainDifference } from './deeds/explain-difference.ts'
import { extendRequest } from './deeds/extend-request.ts'
import { openConversation } from './deeds/open-conversation.ts'
import { payBill, takeBackPayment, writeOffBill } from './deeds/pay-bill.ts'
import { refundAtDesk } from './deeds/refund-at-desk.ts'
import { releaseProvider } from './deeds/release-provider.ts'
import { reopenAtDesk } from './deeds/reopen-at-desk.ts'
import { settleChargeback } from './deeds/settle-chargeback.ts'
import { writeNote } from './deeds/write-note.ts'
import { findBidders } from './desk/find-bidders.ts'
import { lookUpRequests } from './desk/look-up-requests.ts'
import { readChargeback, readEvidenceFile } from './desk/read-chargebacks.ts'
import { listDisputes, readDisputeAtDesk } from './desk/read-disputes.ts'
import { readFleetAtDesk } from './desk/read-fleet.ts'
import { readPersonAtDesk } from './desk/read-person.ts'
import { readProviderAtDesk } from './desk/read-provider.ts'
import { readRequestAtDesk } from './desk/read-request.ts'

/** The pages of the operator's desk, and what is done there. */
export function deskRoutes(api: Api<Actor>, services: Services): void {
  api(lookUp.lookUpRequests, ({ body, request }) =>
    lookUpRequests(services.db, body.search, services.clock.now(), languageOf(request)),
  )
  api(requests.readRequestAtDesk, ({ params, request }) =>
    readRequestAtDesk(services, params.id, languageOf(request)),
  )
  api(requests.findBidders, ({ params, query }) =>
    findBidders(services.db, params.id, query.search),
  )
  api(accounts.readProviderAtDesk, ({ params, request }) =>
    readProviderAtDesk(services, params.id, languageOf(request)),
  )
  api(accounts.readFleetAtDesk, ({ params, request }) =>
    readFleetAtDesk(services, params.id, languageOf(request)),
  )
  api(accounts.readPersonAtDesk, ({ params, request }) =>
    readPersonAtDesk(services, params.id, languageOf(request)),
  )
  api(ownData.askForErasureOf, async ({ actor, params, body, deed }) => {
    await askForErasure(deed, userOf(actor).userId, params.id, body.reason)
    return { message: answers.accounts.erasureAsked }
  })
  api(ownData.takeBackErasureOf, async ({ actor, params, deed }) => {
    await takeBackErasure(deed, userOf(actor).userId, params.id)
    return { message: answers.accounts.erasureTakenBack }
  })
  api(guestsData.deleteGuestsDataAtDesk, async ({ actor, params, body, deed }) => {
    await deleteGuestsDataAtDesk(deed, userOf(actor), params.id, body.reason)
    return { message: answers.accounts.guestsDataAsked }
  })
  api(guestsData.keepGuestsDataAtDesk, async ({ actor, params, deed }) => {
    await keepGuestsDataAtDesk(deed, userOf(actor), params.id)
    return { message: answers.accounts.guestsDataKept }
  })
  api(requests.openConversation, ({ actor, params, body, deed }) =>
    openConversation(deed, userOf(actor), params.id, body.reason),
  )
  api(deeds.writeNote, async ({ actor, body, deed }) => {
    await writeNote(deed, userOf(actor), body)
    return { message: answers.desk.noted }
  })
  api(deeds.extendRequest, async ({ actor, params, body, deed }) => {
    await extendRequest(deed, userOf(actor), params.id, body)
    return { message: answers.desk.extended }
  })
  api(deeds.alertWider, async ({ actor, params, body, deed }) => {
    await alertWider(deed, userOf(actor), params.id, body.reason)
    return { message: answers.desk.widened }
  })
  api(deeds.reopenAtDesk, async ({ actor, params, body, deed }) => {
    await reopenAtDesk(deed, userOf(actor), params.id, body.reason)
    return { message: answers.desk.reopened }
  })
  api(deeds.correctPin, async ({ actor, params, body, deed }) => {
    await correctPin(deed, userOf(actor), params.id, body)
    return { message: answers.desk.pinned }
  })
  api(deeds.bidForShop, async ({ actor, params, body, deed }) => {
    await bidForShop(deed, userOf(actor), params.id, body)
    return { message: answers.desk.bid }
  })
  api(deeds.releaseProvider, async ({ actor, params, body, deed }) => {
    const { wasComeback } = await releaseProvider(deed, userOf(actor), params.id, body.reason)
    return { message: wasComeback ? answers.jobs.comebackOver : answers.desk.released }
  })
  api(disputes.listDisputes, ({ request }) => listDisputes(services.db, languageOf(request)))
  api(disputes.readDisputeAtDesk, ({ actor, params, request }) =>
    readDisputeAtDesk(services.db, userOf(actor), params.id, languageOf(request)),
  )
  api(disputes.decideDispute, async ({ actor, params, body, deed }) => {
    await decideDispute(deed, userOf(actor), params.id, body)
    return { message: answers.jobs.disputeDecided }
  })
  api(disputes.decideComeback, async ({ actor, params, body, deed }) => {
    await decideComeback(deed, userOf(actor), params.id, body.reason, services.linkKey)
    return { message: answers.jobs.disputeDecided }
  })
  api(chargebacks.readChargeback, ({ params, request }) =>
    readChargeback(services.db, params.id, languageOf(request)),
  )
  api(chargebacks.readEvidenceFile, ({ params }) => readEvidenceFile(services, params.id))
  api(chargebacks.answerChargeback, async ({ actor, params, body, deed }) => {
    await answerChargeback(deed, userOf(actor), params.id, body)
    return { message: answers.jobs.chargebackAnswered }
  })
  api(chargebacks.settleChargeback, async ({ actor, params, body, deed }) => {
    await settleChargeback(deed, userOf(actor), params.id, body)
    return { message: answers.jobs.chargebackSettled }
  })
  api(fleetTerms.readTermsAtDesk, ({ params }) => readTermsAtDesk(services, params.id))
  api(fleetTerms.decideTerms, async ({ actor, params, body, deed }) => {
    await decideTerms(services, deed, userOf(actor), params.id, body)
    return { message: answers.desk.termsDecided }
  })
  api(fleetTerms.readBillAtDesk, ({ params, request }) =>
    billAsFile(services, params.id, languageOf(request)),
  )
  api(fleetTerms.payBill, async ({ actor, params, body, deed }) => {
    await payBill(deed, userOf(actor), params.id, body)
    return { message: answers.desk.billPaid }
  })
  api(fleetTerms.takeBackPayment, async ({ actor, params, body, deed }) => {
    await takeBackPayment(deed, userOf(actor), params.id, body)
    return { message: answers.desk.billUnpaid }
  })
  api(fleetTerms.writeOffBill, async ({ actor, params, body, deed }) => {
    await writeOffBill(deed, userOf(actor), params.id, body)
    return { message: answers.desk.billWrittenOff }
  })
  api(books.reconcileAgain, async () => {
    await reconcileAgain(services)
    return { message: answers.jobs.reconciled }
  })
  api(books.explainDifference, async ({ actor, params, body, deed }) => {
    await explainDifference(deed, userOf(actor), params.id, body)
    return { message: answers.jobs.differenceExplained }
  })
  api(refunds.refundAtDesk, async ({ actor, params, body, deed }) => {
    return {
      message: answers.jobs.refunded[await refundAtDesk(deed, userOf(actor), params.id, body)],
    }
  })
  api(deeds.hideReview, async ({ actor, params, body, deed }) => {
    const { reason } = body
    await hideReview(deed, userOf(actor), params.id, { isHidden: true, reason })
    return { message: answers.desk.hidden }
  })
  api(deeds.showReview, async ({ actor, params, body, deed }) => {
    const { reason } = body
    await hideReview(deed, userOf(actor), params.id, { isHidden: false, reason })
    return { message: answers.desk.shown }
  })
}
