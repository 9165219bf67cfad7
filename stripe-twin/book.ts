import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Card } from './cards.ts'

export interface Intent {
  id: string
  amount: number
  captured: number
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled'
  /** Why it was canceled, where nobody asked for that. */
  isExpired: boolean
  customer: string | null
  card: Card | null
  method: string | null
  group: string | null
  ref: string | null
  created: number
  captureBefore: number | null
  /** How many cards were refused for it. */
  failed: number
}

export interface Session {
  id: string
  intent: string
  title: string
  status: 'open' | 'complete' | 'expired'
  successUrl: string
  cancelUrl: string
  /** The bank waits for the holder's yes to this number. */
  asking: string | null
}

/** Money that went back to a card. */
export interface Refund {
  id: string
  intent: string
  cents: number
  ref: string | null
  status: 'succeeded' | 'failed'
}

/** Of a provider, with its bank once that is said. */
export interface Account {
  id: string
  bank: 'works' | 'fails' | null
  balance: number
}

export interface PayOut {
  id: string
  account: string
  cents: number
  ref: string | null
  status: 'pending' | 'paid' | 'failed'
}

/** Money that the bank of a card has taken back. */
export interface Dispute {
  id: string
  intent: string
  cents: number
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  evidence: Record<string, string> | null
  created: number
  dueBy: number
}

/** What was sent as a file; its bytes are not kept. */
export interface Upload {
  id: string
  purpose: string
  type: string
  size: number
  created: number
}

/** What has moved the platform's balance: by how much, what it cost, and for what. */
export interface Movement {
  id: string
  type: 'charge' | 'refund' | 'transfer' | 'adjustment'
  cents: number
  fee: number
  source: string
  created: number
}

/** What was answered to a key, to be said again. */
interface Answer {
  print: string
  status: number
  body: string
}

interface Pages {
  intents: Record<string, Intent>
  sessions: Record<string, Session>
  refunds: Record<string, Refund>
  disputes: Record<string, Dispute>
  files: Record<string, Upload>
  movements: Record<string, Movement>
  accounts: Record<string, Account>
  transfers: Record<string, { id: string; account: string; cents: number; group: string | null }>
  payOuts: Record<string, PayOut>
  /** Where the pages of accounts lead back to. */
  links: Record<string, string>
  /** Cards that their holders let be used again, by their own ids. */
  methods: Record<string, Card>
  answers: Record<string, Answer>
  /** By how much its clock is ahead of everybody's. */
  aheadMs: number
}

const empty = (): Pages => ({
  intents: {},
  sessions: {},
  refunds: {},
  disputes: {},
  files: {},
  movements: {},
  accounts: {},
  transfers: {},
  payOuts: {},
  links: {},
  methods: {},
  answers: {},
  aheadMs: 0,
})

/** All that the twin knows. In a file, where one is named: a payment outlives a restart of the demo. */
export function openBook(file: string | undefined) {
  const kept: Partial<Pages> =
    file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const pages: Pages = { ...empty(), ...kept }
  return {
    ...pages,
    now: () => Date.now() + pages.aheadMs,
    ahead(ms: number) {
      pages.aheadMs += ms
    },
    keep() {
      if (!file) return
      // Unplugged while it writes, it has what it had before.
      writeFileSync(`${file}.new`, JSON.stringify(pages), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
  }
}
export type Book = ReturnType<typeof openBook>

export const newId = (
  kind:
    | 'cs'
    | 'pi'
    | 'cus'
    | 'pm'
    | 'evt'
    | 'req'
    | 're'
    | 'acct'
    | 'tr'
    | 'po'
    | 'du'
    | 'txn'
    | 'file',
): string => `${kind}_twin_${randomBytes(12).toString('hex')}`
