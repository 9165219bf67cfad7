import type { ChargebackReason } from '#contract/chargebacks.ts'
import type { MovementKind } from '#contract/reconciliation.ts'

/** What is known of money on a card at the processor. The ids are the processor's, and go no further than our tables. */
export interface CardSeen {
  state: 'waiting' | 'held' | 'captured' | 'released' | 'expired'
  intent: string | null
  /** To hold on the same card again. */
  customer: string | null
  method: string | null
  brand: string | null
  last4: string | null
  /** Until when it can be captured; the bank says so. */
  captureBefore: Date | null
  capturedCents: number
  /** What the processor keeps of it, in cents; null where it does not say yet. */
  costCents: number | null
  /** Of a page: how many cards were refused on it. */
  failedTries: number
}

/** What it answered definitely: no. Whatever else is thrown says nothing about what was done. */
export class CardRefused extends Error {
  readonly because: 'declined' | 'wrong_state' | 'refused'
  constructor(because: CardRefused['because']) {
    super(`the card processor has refused: ${because}`)
    this.because = because
  }
}

interface NewPage {
  cents: number
  /** What the page says it is for. */
  title: string
  /** Ties together what belongs to one job. */
  group: string
  /** Where the person goes on, with a card and without one. */
  backTo: string
}

interface Again {
  cents: number
  group: string
  customer: string
  method: string
  /** Ours: by it the hold is found again where the answer was lost. */
  ref: string
}

/** Money on its way from a provider's account at the processor to its bank. */
export interface PayOutSeen {
  id: string
  state: 'waiting' | 'paid' | 'failed'
}

/** Who pays providers out. What is `ref` is ours: by it a thing is found again where the answer was lost. */
export interface ProviderAccounts {
  openAccount(ref: string, key: string): Promise<string>
  /** A page of the processor on which a business says who it is and where its bank is; it opens once. */
  bankPage(account: string, backTo: string): Promise<string>
  isReady(account: string): Promise<boolean>
  transfer(transfer: { account: string; cents: number; ref: string }, key: string): Promise<string>
  findTransfer(ref: string): Promise<string | null>
  payOut(payOut: { account: string; cents: number; ref: string }, key: string): Promise<PayOutSeen>
  readPayOut(account: string, id: string): Promise<PayOutSeen>
  findPayOut(account: string, ref: string): Promise<PayOutSeen | null>
}

/** Money that the bank of a cardholder has taken back, or asks for. */
export interface ChargebackSeen {
  id: string
  intent: string | null
  state: 'waiting' | 'answered' | 'won' | 'lost'
  cents: number
  /** What was taken for it, and what the processor keeps for that; 0 while the bank only asks. */
  withdrawnCents: number
  feeCents: number
  reason: ChargebackReason
  answerBy: Date | null
  openedAt: Date
}

/** What is shown to a bank. */
export interface Evidence {
  text: string
  /** The day of the work. */
  servedOn: string | null
  what: string
  /** Photos and signature as a PDF. */
  file: Buffer | null
}

/** Who tells what banks take back, and carries our answer to them. */
export interface Chargebacks {
  listChargebacks(since: Date): Promise<ChargebackSeen[]>
  readChargeback(id: string): Promise<ChargebackSeen>
  /** Once: what was sent cannot be added to. */
  answerChargeback(id: string, evidence: Evidence, key: string): Promise<ChargebackSeen>
}

/** What has moved the platform's balance at the processor, with what it cost. */
export interface Movement {
  at: Date
  kind: MovementKind
  cents: number
  feeCents: number
  /** Which payment, or which of our transfers. */
  intent: string | null
  group: string | null
}

export interface Movements {
  listMovements(from: Date, before: Date): Promise<Movement[]>
}

/** Money on its way back to a card. */
export interface RefundSeen {
  id: string
  state: 'waiting' | 'done' | 'failed'
}

/**
 * Who holds and takes money on cards. Every write takes a key: the same key is the same deed, however often it is sent, so
 * after a lost answer the same key is sent again and never a new one.
 */
export interface CardProcessor extends ProviderAccounts, Chargebacks, Movements {
  /** A page of the processor on which a person puts a card; the money is held, not taken. */
  openPage(page: NewPage, key: string): Promise<{ session: string; url: string }>
  /** Refused where somebody has just put a card there. */
  closePage(session: string, key: string): Promise<void>
  /** On the card that was used before, without the person. */
  holdAgain(hold: Again, key: string): Promise<CardSeen>
  findHold(customer: string, ref: string): Promise<CardSeen | null>
  readPage(session: string): Promise<CardSeen>
  read(intent: string): Promise<CardSeen>
  capture(intent: string, cents: number, key: string): Promise<CardSeen>
  release(intent: string, key: string): Promise<CardSeen>
  /** `ref` is ours: by it the refund is found again where the answer was lost. */
  refund(refund: { intent: string; cents: number; ref: string }, key: string): Promise<RefundSeen>
  readRefund(id: string): Promise<RefundSeen>
  findRefund(intent: string, ref: string): Promise<RefundSeen | null>
  /** Of what a webhook brought: the payment or the page that it is about. Null where it is not signed by the processor. */
  heard(body: Buffer, signature: string): HeardEvent | null
}

export interface HeardEvent {
  id: string
  about: string | null
  /** Which job's payment it is, where a card failed. */
  group: string | null
  /** Does a bank want money back? */
  isChargeback: boolean
}
