import { settings } from '#contract/settings.ts'
import { payments as words } from '#contract/words/en/payments.ts'
import { type CardProcessor, CardRefused } from '../core/cards/card-processor.ts'
import type { Services } from '../core/services.ts'
import { findJob } from '../deals/job-queries.ts'
import { changeHold, findHold, lockHold } from '../payments/holds.ts'
import { findNames } from '../providers/queries.ts'

/**
 * Opens the processor's page of a hold that waits for a card; opened twice, it is the same page. Null where the processor did not answer: the next try
 * opens another one, since it answers a failure to the same key again for a day. A page whose address was lost holds nothing: nobody comes there.
 */
export async function openPage(
  { db, deeds, log, cards }: Services & { cards: CardProcessor },
  holdId: string,
): Promise<string | null> {
  const hold = await findHold(db, holdId)
  const job = hold && (await findJob(db, hold.job_id))
  if (!hold?.back_to || !job) return null
  const provider = await findNames(db, job.provider_id)
  const business = provider?.business_name ?? ''
  const title = hold.kind === 'tip' ? words.page.tip(business) : words.page.title(business)
  try {
    const { session, url } = await cards.openPage(
      { cents: hold.cents, title, group: job.id, backTo: hold.back_to },
      `hold:${hold.id}:page:${hold.tries}`,
    )
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const now = await lockHold(tx, holdId)
      if (!now || now.session) return
      await changeHold(tx, holdId, {
        session,
        ...(now.state === 'creating' && { state: 'needs_card', moved_at: deed.now }),
        look_at: new Date(deed.now.getTime() + settings.cards.lookMs),
      })
    })
    return url
  } catch (error) {
    if (!(error instanceof CardRefused))
      log.warn({ err: error }, 'the page for a card did not open')
    else log.error({ because: error.because }, 'the card processor opens no page')
    await changeHold(db, holdId, { tries: hold.tries + 1 })
    return null
  }
}
