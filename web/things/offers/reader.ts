import type { ComponentType, ReactNode } from 'react'
import type { BidForOwner, BidStatusReason } from '#contract/bids.ts'
import type { PayWay } from '#contract/payments.ts'
import { bids } from '#contract/words/en/bids.ts'
import type { HistoryReader } from '../jobs/History.tsx'
import { BidControls } from './BidControls.tsx'
import type { ViewProps } from './bid-view.ts'

type Bids = typeof bids

/** The sentences about a request and its bids that differ by who reads them; all others are the same for everybody. */
export interface RequestWords {
  page: Pick<Bids['page'], 'title' | 'titleWithBids' | 'live' | 'liveJob'>
  list: Pick<
    Bids['list'],
    'accepted' | 'heading' | 'noneNext' | 'filteredTitle' | 'filteredText' | 'clear'
  > & {
    /** The bids of a request that is taken or over, for whom they are shown then. */
    folded?: (bids: string, price: string | null) => string
  }
  card: Pick<Bids['card'], 'accept' | 'acceptName'> & {
    /** What has become of a bid, for whom bids are shown that are decided. */
    reasons?: Record<BidStatusReason, string>
  }
  accept: Pick<
    Bids['accept'],
    'title' | 'pays' | 'after' | 'confirm' | 'done' | 'doneText' | 'failed'
  >
  reject: Pick<Bids['reject'], 'confirm' | 'done' | 'failed' | 'accepted'>
  closed: Pick<Bids['closed'], 'expiredText' | 'customerTitle'>
}

/** How a fleet pays, and the number that its books want with that. */
export interface Paying {
  payBy?: PayWay | undefined
  poNumber?: string | undefined
}

/** Asks how a bid that is about to be taken is paid. */
export type PayChoice = ComponentType<{
  bid: BidForOwner
  value: Paying
  onChange: (value: Paying) => void
}>

/** Bids of which the first are shown; not every page of bids brings it. */
export type FoldOfBids = ComponentType<{
  requestId: string
  rows: readonly BidForOwner[]
  children: (shown: readonly BidForOwner[]) => ReactNode
}>

/** How one kind of reader looks at the bids on a request: by which names, which of them, and what to do with each. */
export interface Reader {
  words: RequestWords
  width: 'page' | 'desk'
  /** What can still be decided (S0 §4), or what has become of the others too (S1 §2). */
  shows: 'pending' | 'all'
  Controls: ComponentType<ViewProps>
  /** A dialog with the number (S0 §2.8), or the number on the card. */
  call: 'dialog' | 'number'
  mayReject: boolean
  /** What was said of the truck stands open: the reader may not have said it. */
  saidIsOpen: boolean
  /** Whose words the history has, where they are not everybody's. */
  history?: HistoryReader
  /** While one bid waits for the reader's word: the others are what it is compared with. */
  Fold?: FoldOfBids
  /** How it is paid: asked of a fleet's people. */
  Pay?: PayChoice
}

const ownersWords = (): RequestWords => ({
  page: {
    title: bids.page.title,
    titleWithBids: bids.page.titleWithBids,
    live: bids.page.live,
    liveJob: bids.page.liveJob,
  },
  list: {
    accepted: bids.list.accepted,
    heading: bids.list.heading,
    noneNext: bids.list.noneNext,
    filteredTitle: bids.list.filteredTitle,
    filteredText: bids.list.filteredText,
    clear: bids.list.clear,
  },
  card: { accept: bids.card.accept, acceptName: bids.card.acceptName },
  accept: {
    title: bids.accept.title,
    pays: bids.accept.pays,
    after: bids.accept.after,
    confirm: bids.accept.confirm,
    done: bids.accept.done,
    doneText: bids.accept.doneText,
    failed: bids.accept.failed,
  },
  reject: {
    confirm: bids.reject.confirm,
    done: bids.reject.done,
    failed: bids.reject.failed,
    accepted: bids.reject.accepted,
  },
  closed: { expiredText: bids.closed.expiredText, customerTitle: bids.closed.customerTitle },
})

/** Who has asked for help, with an account or a link. */
export const owner: Reader = {
  get words() {
    return ownersWords()
  },
  width: 'page',
  shows: 'pending',
  Controls: BidControls,
  call: 'dialog',
  // A link accepts, it does not reject (S0 §7).
  mayReject: false,
  saidIsOpen: false,
}

/** A customer on the dashboard, who may reject a bid too. */
export const customer: Reader = { ...owner, mayReject: true }

/** A driver in the portal: as with a link, a bid is taken or left. */
export const driver: Reader = owner
