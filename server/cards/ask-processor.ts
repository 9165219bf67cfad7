import { type CardProcessor, CardRefused, type CardSeen } from '../core/cards/card-processor.ts'
import type { Services } from '../core/services.ts'
import { leaseMs } from '../payments/carry-out-due.ts'
import type { HoldRow } from '../payments/holds.ts'
import { openPage } from './open-page.ts'

/** What the processor says of a hold, after it was asked to do what is wished of it. */
export type Heard = CardSeen | 'declined' | 'no_page' | 'page_closed' | 'not_yet'

/**
 * Does at the processor what a hold waits for, outside of any transaction, and says what came of it. Everything goes by a key
 * of the hold and its step; after an unclear answer the object is read before anything is asked anew.
 */
export async function askProcessor(
  services: Services & { cards: CardProcessor },
  hold: HoldRow,
  now: Date,
): Promise<Heard> {
  const { cards } = services
  switch (hold.state) {
    case 'creating':
      return hold.customer && hold.method ? holdAgain(cards, hold) : noPage(services, hold)
    case 'needs_card':
      return readPage(cards, hold, now >= hold.answer_by)
    case 'capturing': {
      const { intent, capture_cents } = hold
      if (!intent || capture_cents === null) throw new Error('a capture of nothing')
      return orAsItStands(cards, hold, intent, () =>
        cards.capture(intent, capture_cents, `hold:${hold.id}:capture:${hold.tries}`),
      )
    }
    case 'releasing':
      return letGo(services, hold, now)
    default:
      return hold.intent ? cards.read(hold.intent) : 'no_page'
  }
}

async function holdAgain(cards: CardProcessor, hold: HoldRow): Promise<Heard> {
  const { id, cents, job_id: group, customer, method, tries } = hold
  if (!customer || !method) throw new Error('a card that nobody has put')
  try {
    const there = tries > 0 ? await cards.findHold(customer, id) : null
    const asked = { cents, group, customer, method, ref: id }
    const seen = there ?? (await cards.holdAgain(asked, `hold:${id}:again:${tries}`))
    // The bank wants its holder, who is not here.
    return seen.state === 'waiting' ? 'declined' : seen
  } catch (error) {
    if (error instanceof CardRefused) return 'declined'
    throw error
  }
}

/** The answer with the page was lost: nobody has its address, so it is found again by its key, to be closed. */
async function noPage(
  services: Services & { cards: CardProcessor },
  hold: HoldRow,
): Promise<'no_page'> {
  await openPage(services, hold.id)
  return 'no_page'
}

async function readPage(cards: CardProcessor, hold: HoldRow, isOver: boolean): Promise<Heard> {
  if (!hold.session) return 'no_page'
  const seen = await cards.readPage(hold.session)
  if (seen.state !== 'waiting' || !isOver) return seen
  try {
    await cards.closePage(hold.session, `hold:${hold.id}:close:${hold.tries}`)
    return 'page_closed'
  } catch (error) {
    // Somebody has just put a card there: then it counts.
    if (error instanceof CardRefused) return cards.readPage(hold.session)
    throw error
  }
}

async function letGo(
  services: Services & { cards: CardProcessor },
  hold: HoldRow,
  now: Date,
): Promise<Heard> {
  const { cards } = services
  const release = (intent: string) =>
    orAsItStands(cards, hold, intent, () =>
      cards.release(intent, `hold:${hold.id}:release:${hold.tries}`),
    )
  if (hold.intent) return release(hold.intent)
  // Whether the card was asked for anything is not known, and it may be this very moment: that is waited for.
  if (hold.customer && hold.method) {
    if (now.getTime() < hold.moved_at.getTime() + leaseMs) return 'not_yet'
    const there = await cards.findHold(hold.customer, hold.id)
    return there?.state === 'held' && there.intent ? release(there.intent) : 'page_closed'
  }
  if (!hold.session) return noPage(services, hold)
  const page = await readPage(cards, hold, true)
  return typeof page === 'object' && page.state === 'held' && page.intent
    ? release(page.intent)
    : page
}

/** What was asked for before may have been done without an answer, or the bank was faster: what is there counts. */
async function orAsItStands(
  cards: CardProcessor,
  hold: HoldRow,
  intent: string,
  deed: () => Promise<CardSeen>,
): Promise<CardSeen> {
  if (hold.tries > 0) {
    const seen = await cards.read(intent)
    if (seen.state !== 'held' && seen.state !== 'waiting') return seen
  }
  try {
    return await deed()
  } catch (error) {
    if (error instanceof CardRefused) return cards.read(intent)
    throw error
  }
}
