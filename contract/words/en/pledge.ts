import { settings } from '../../settings.ts'
import { area } from '../words.ts'

/** What a shop promises to who is left waiting, and what becomes of it. */
export const pledge = area('pledge', {
  /** In the shop's settings. */
  title: 'If you do not come',
  lead: 'Customers read it on your bids: if you do not come, part of their next repair is on you.',
  label: 'Of the customer’s next repair on you',
  hint: `It counts for bids you write from now on. You owe it if the customer takes somebody else ${settings.noShow.customerMs / 60_000} minutes after your arrival time or later, or if you hand the job back after that time. It comes out of your payouts; while your balance is below zero, new bids go without it.`,
  none: 'Nothing',
  option: (sum: string) => sum,
  /** On a bid, for whoever chooses. */
  onBid: (sum: string) => `If we do not come, ${sum} of your next repair is on us.`,
  /** On the shop's own bid. */
  onOwnBid: (sum: string) => `If you do not come, ${sum} of the customer’s next repair is on you.`,
  /** In what was agreed, for both sides. */
  agreed: (sum: string) =>
    `If nobody comes, ${sum} of the customer’s next repair is on the provider.`,
  /** After it did not come. */
  owed: ({ business, sum }: { business: string; sum: string }) =>
    `${business} did not come. ${sum} is off your next job paid by card.`,
  /** Before a card is put on the next job, while it is held, and after it has paid. */
  withCard: ({ credit, onCard }: { credit: string; onCard: string }) =>
    `${credit} credit used, ${onCard} on your card.`,
  /** For who is paid. */
  forShop: (sum: string) =>
    `${sum} more is paid by a credit with Roadcall. You get your full share.`,
})
