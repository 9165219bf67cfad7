/** A card that nobody has: what comes of it, by its number, as Stripe's own test cards do. */
export interface Card {
  brand: 'visa' | 'mastercard'
  last4: string
  /** How long the bank keeps money held on it. */
  holdMs: number
  /** Why the bank says no, at once or whenever the holder is away. */
  declined: 'card_declined' | 'insufficient_funds' | null
  /** The bank wants to hear of the holder first. */
  asksHolder: boolean
}

const day = 86_400_000
const good = { declined: null, asksHolder: false }

/** Its holder wants the money back as soon as it is taken. */
export const alwaysDisputed = '4000000000000259'

const known: Readonly<Record<string, Omit<Card, 'last4'>>> = {
  '4242424242424242': { ...good, brand: 'visa', holdMs: 7 * day },
  '5555555555554444': { ...good, brand: 'mastercard', holdMs: 7 * day },
  '4000000000000002': { ...good, brand: 'visa', holdMs: 7 * day, declined: 'card_declined' },
  '4000000000009995': { ...good, brand: 'visa', holdMs: 7 * day, declined: 'insufficient_funds' },
  [alwaysDisputed]: { ...good, brand: 'visa', holdMs: 7 * day },
  '4000002760003184': { ...good, brand: 'visa', holdMs: 7 * day, asksHolder: true },
}
/** Takes the first payment, and no later one without its holder. */
export const firstTimeOnly = '4000000000000341'

/** Undefined: no demo card, so it is refused unread: nobody's real number is kept here. */
export function cardOf(number: string): Card | undefined {
  const digits = number.replaceAll(/\D/g, '')
  const card =
    digits === firstTimeOnly ? { ...good, brand: 'visa' as const, holdMs: 7 * day } : known[digits]
  return card && { ...card, last4: digits.slice(-4) }
}
