import { findRequest } from '../../server/asking/queries.ts'
import type { Services } from '../../server/core/services.ts'
import { findJob } from '../../server/deals/job-queries.ts'
import { findMessages } from '../../server/messaging/queries.ts'
import { sendMessage } from '../../server/messaging/send-message.ts'
import { writeReview } from '../../server/reviews/write-review.ts'
import { chanceOf } from '../chance.ts'
import { claimOfShop, customerSays, shopSays } from '../reviewing.ts'
import { replyWords } from '../words.ts'
import type { Cast } from './cast.ts'
import { pace } from './pace.ts'
import type { Timers } from './timers.ts'

/** Shops that answer messages, and both sides' reviews of the jobs that robots have done. */
export function createTalkers({ db, deeds }: Services, cast: Cast, timers: Timers) {
  /** Answers once, if the customer has the last word. */
  async function answer(requestId: string, bidId: string, providerId: string): Promise<void> {
    const shop = (await cast.findShops()).find(({ id }) => id === providerId)
    if (!shop) return
    const chance = chanceOf('reply', bidId, String(Date.now()))
    timers.after(chance.between(...pace.reply), async () => {
      const last = (await findMessages(db, bidId, null, null)).messages.at(-1)
      if (last?.side !== 'customer') return
      await sendMessage(deeds.own(), claimOfShop(shop), {
        serviceRequestId: requestId,
        bidId,
        content: replyWords(chance),
      })
    })
  }

  /** After the end of a job: the shop's review, and the customer's where that is a robot too. Nobody says the same of every job. */
  async function review(jobId: string): Promise<void> {
    const chance = chanceOf('review', jobId)
    const job = await findJob(db, jobId)
    const request = job && (await findRequest(db, job.request_id))
    if (!job || !request) return
    const claim = await cast.claimOf(request)
    timers.after(chance.between(...(claim ? pace.review : pace.reviewOfPerson)), async () => {
      if (claim && chance.isLikely(0.7))
        await writeReview(deeds.own(), claim, jobId, customerSays(request.service_type, chance))
      const shop = (await cast.findShops()).find(({ id }) => id === job.provider_id)
      if (shop && (!claim || chance.isLikely(0.6)))
        await writeReview(deeds.own(), claimOfShop(shop), jobId, shopSays(chance))
    })
  }

  return { answer, review }
}
