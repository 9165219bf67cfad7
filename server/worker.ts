import type { TaskList } from 'graphile-worker'
import type { Deadline } from '#contract/deadlines.ts'
import { tellMorning } from './admin/tell-morning.ts'
import { forgetGuests } from './ageing/forget-guests.ts'
import { forgetPositions } from './ageing/forget-positions.ts'
import { alertOthers } from './asking/alert-others.ts'
import { mailAccountNews } from './auth/account-news.ts'
import { mailResetLink } from './auth/mail-reset-link.ts'
import { textResetLink } from './auth/text-reset-link.ts'
import { backUpWhenDue, everyMs as backupsEveryMs } from './backup/back-up-when-due.ts'
import { carryOutHolds } from './cards/carry-out-holds.ts'
import { carryOutRefunds } from './cards/carry-out-refunds.ts'
import { expireChangeOrders } from './changes/expire-change-orders.ts'
import { passOnApprovals } from './changes/pass-on-approvals.ts'
import { bearOverdue } from './chargebacks/bear-chargeback.ts'
import { carryOutChargebacks } from './chargebacks/follow-chargebacks.ts'
import type { Services } from './core/services.ts'
import { confirmOverdueJobs } from './deals/confirm-overdue-jobs.ts'
import { expireBids } from './deals/expire-bids.ts'
import { expireRequests } from './deals/expire-requests.ts'
import { remindPeople } from './deals/remind-people.ts'
import { carryOutAwards } from './disputes/carry-out-awards.ts'
import { followComebacks, remindOfComebacks } from './disputes/follow-comebacks.ts'
import {
  decideForWhoPays,
  endDecided,
  endSilence,
  remindOfDisputes,
} from './disputes/run-dispute-clock.ts'
import { issueBills } from './fleet-terms/issue-bills.ts'
import { markOverdueBills, suspendTerms } from './fleet-terms/run-terms-clock.ts'
import { mailInvitation } from './fleets/mail-invitation.ts'
import { deliver } from './notifications/telling/deliver.ts'
import { tellEvents } from './notifications/telling/tell-events.ts'
import { sendDeliveries } from './notifications/webhooks/send-deliveries.ts'
import { eraseDue } from './own-data/erase-due.ts'
import { mailOwnData } from './own-data/mail-own-data.ts'
import { makeCopy } from './own-data/make-copy.ts'
import { purge } from './own-data/purge.ts'
import { removeFile } from './own-data/remove-file.ts'
import { schedulePayouts } from './payouts/schedule-payouts.ts'
import { carryOutPayouts } from './payouts/settle-payout.ts'
import { sendInvitation } from './people/send-invitation.ts'
import { removePhotoFiles } from './photos/remove-files.ts'
import { HeldBack } from './platform/held-back.ts'
import type { TaskName, Tasks } from './platform/jobs.ts'
import { type Lease, usualLease } from './platform/leases.ts'
import { runQueue } from './platform/queue.ts'
import { textPhoneCode } from './providers/text-phone-code.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { publishDueReviews } from './reviews/publish-due-reviews.ts'
import { mailContactMessage } from './site/mail-contact-message.ts'
import { askFeeds } from './technicians/fleet-feeds/ask-feeds.ts'
import { tellSilence } from './trips/tell-silence.ts'
import { watchPromises } from './trips/watch-promises.ts'
import { expireDocuments } from './verification/expire-documents.ts'
import { forgetDocuments } from './verification/forget-documents.ts'
import { remindOfExpiry } from './verification/remind-of-expiry.ts'
import { everyMs as figuresEveryMs, measureFigures } from './views/measure-figures.ts'
import { everyMs as jobsEveryMs, measureJobs } from './views/measure-jobs.ts'
import { measureRecord, everyMs as recordEveryMs } from './views/measure-record.ts'

/** Work after a deed, by name. A task that nobody serves does not compile. */
const tasks: { [N in TaskName]: (services: Services, payload: Tasks[N]) => Promise<void> } = {
  mail_account_news: mailAccountNews,
  mail_reset_link: mailResetLink,
  text_reset_link: textResetLink,
  mail_invitation: mailInvitation,
  send_provider_invitation: sendInvitation,
  deliver,
  mail_contact_message: mailContactMessage,
  remove_photo: removePhotoFiles,
  remove_file: removeFile,
  make_copy: makeCopy,
  mail_own_data: mailOwnData,
  text_phone_code: textPhoneCode,
}

interface Clock {
  everyMs: number
  /** `stopping`: leave what can wait for the next process. */
  carryOut(services: Services, stopping: AbortSignal): Promise<unknown>
}

/** What the clock does in the lifecycles. A deadline that nobody carries out does not compile. */
const deadlines: Record<Deadline, Clock> = {
  bidExpiry: { everyMs: 5_000, carryOut: expireBids },
  requestExpiry: { everyMs: 5_000, carryOut: expireRequests },
  noShow: { everyMs: 15_000, carryOut: watchPromises },
  autoConfirm: { everyMs: 30_000, carryOut: confirmOverdueJobs },
  changeOrderExpiry: { everyMs: 5_000, carryOut: expireChangeOrders },
  cardAnswer: { everyMs: 1_000, carryOut: carryOutHolds },
  disputeAnswer: { everyMs: 30_000, carryOut: endSilence },
  disputeDecision: { everyMs: 30_000, carryOut: decideForWhoPays },
  disputeAppeal: { everyMs: 30_000, carryOut: endDecided },
  comeback: { everyMs: 2_000, carryOut: followComebacks },
  chargebackFault: { everyMs: 60_000, carryOut: bearOverdue },
  billDue: { everyMs: 60_000, carryOut: markOverdueBills },
  termsSuspend: { everyMs: 60_000, carryOut: suspendTerms },
  documentExpiry: { everyMs: 60_000, carryOut: expireDocuments },
}

/** What the clock carries out, by the name that the log says, and how often it looks. Each may run in several processes at once. */
const clocks: Record<string, Clock> = {
  ...deadlines,
  approvals: { everyMs: 5_000, carryOut: passOnApprovals },
  refunds: { everyMs: 1_000, carryOut: carryOutRefunds },
  awards: { everyMs: 5_000, carryOut: carryOutAwards },
  chargebacks: { everyMs: 5_000, carryOut: carryOutChargebacks },
  disputeReminders: { everyMs: 60_000, carryOut: remindOfDisputes },
  comebackReminders: { everyMs: 60_000, carryOut: remindOfComebacks },
  bills: { everyMs: 5_000, carryOut: issueBills },
  payoutSchedule: { everyMs: 300_000, carryOut: (services) => schedulePayouts(services) },
  payouts: { everyMs: 5_000, carryOut: carryOutPayouts },
  alerts: { everyMs: 1_000, carryOut: alertOthers },
  telling: { everyMs: 1_000, carryOut: tellEvents },
  webhooks: { everyMs: 1_000, carryOut: (services) => sendDeliveries(services, false) },
  webhookRetries: { everyMs: 1_000, carryOut: (services) => sendDeliveries(services, true) },
  reminders: { everyMs: 60_000, carryOut: remindPeople },
  fleetFeeds: { everyMs: 5_000, carryOut: askFeeds },
  silence: { everyMs: 60_000, carryOut: tellSilence },
  reviews: { everyMs: 60_000, carryOut: publishDueReviews },
  figures: { everyMs: figuresEveryMs, carryOut: (services) => measureFigures(services) },
  record: { everyMs: recordEveryMs, carryOut: (services) => measureRecord(services) },
  jobFigures: { everyMs: jobsEveryMs, carryOut: (services) => measureJobs(services) },
  expiryReminders: { everyMs: 300_000, carryOut: remindOfExpiry },
  morning: { everyMs: 60_000, carryOut: tellMorning },
  reconciliation: { everyMs: 300_000, carryOut: reconcile },
  forgetDocuments: { everyMs: 3_600_000, carryOut: forgetDocuments },
  backups: { everyMs: backupsEveryMs, carryOut: backUpWhenDue },
  forgetPositions: { everyMs: 600_000, carryOut: forgetPositions },
  forgetGuests: { everyMs: 600_000, carryOut: forgetGuests },
  erasures: { everyMs: 15_000, carryOut: eraseDue },
  purge: { everyMs: 3_600_000, carryOut: purge },
}

/** Delivers what deeds have put into the queue and carries out deadlines, until it is stopped. */
export async function startWorker(
  services: Services,
  lease: Lease = usualLease,
): Promise<{ stop(): Promise<void> }> {
  const { log } = services
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      // Payloads are written by `enqueue`, which is typed by the same names.
      (payload: unknown) => task(services, payload as never).catch(leaveHeldBack),
    ]),
  )
  /** A limit stands until tomorrow: the operations board has it, and trying again would only fill it. */
  function leaveHeldBack(error: unknown) {
    if (!(error instanceof HeldBack)) throw error
    log.warn({ reason: error.reason }, 'a message was held back')
  }
  const queue = await runQueue(services, taskList, lease)
  const stopping = new AbortController()
  const timers = [
    ...Object.entries(clocks).map(([name, { everyMs, carryOut }]) =>
      repeat(name, everyMs, () => carryOut(services, stopping.signal)),
    ),
    repeat('leases', lease.everyMs, queue.renewLeases),
  ]
  return {
    async stop() {
      stopping.abort()
      for (const stop of timers) await stop()
      await queue.stop()
    },
  }

  /** Runs again and again, never over itself; a failure is logged and tried again. */
  function repeat(deadline: string, everyMs: number, work: () => Promise<unknown>) {
    let running: Promise<unknown> = Promise.resolve()
    let isBusy = false
    const timer = setInterval(() => {
      if (isBusy) return
      isBusy = true
      running = work()
        .catch((error) => log.warn({ err: error, deadline }, 'a deadline could not be carried out'))
        .finally(() => {
          isBusy = false
        })
    }, everyMs)
    return async () => {
      clearInterval(timer)
      await running
    }
  }
}
