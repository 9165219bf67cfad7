import { type Account, type Book, newId, type PayOut } from './book.ts'
import { balanceOf, move } from './movements.ts'
import { missing, Refused } from './refused.ts'

export const shownAccount = ({ id, bank }: Account) => ({
  id,
  object: 'account',
  payouts_enabled: bank !== null,
})

export const shownPayOut = ({ id, cents, status, ref }: PayOut) => ({
  id,
  object: 'payout',
  amount: cents,
  currency: 'usd',
  status,
  metadata: ref === null ? {} : { ref },
})

export function newAccount(book: Book): Account {
  const account: Account = { id: newId('acct'), bank: null, balance: 0 }
  book.accounts[account.id] = account
  return account
}

export function findAccount(book: Book, id: string): Account {
  const found = book.accounts[id]
  if (!found) throw missing(id)
  return found
}

const amountOf = (form: URLSearchParams): number => {
  const cents = Number(form.get('amount'))
  if (Number.isInteger(cents) && cents >= 1) return cents
  throw new Refused(400, 'invalid_request_error', 'Invalid amount', { param: 'amount' })
}
const insufficient = () =>
  new Refused(400, 'invalid_request_error', 'You have insufficient funds.', {
    code: 'balance_insufficient',
  })

/** From the platform's money to an account. */
export function transfer(book: Book, form: URLSearchParams) {
  const cents = amountOf(form)
  const account = findAccount(book, form.get('destination') ?? '')
  if (cents > balanceOf(book)) throw insufficient()
  const made = { id: newId('tr'), account: account.id, cents, group: form.get('transfer_group') }
  book.transfers[made.id] = made
  account.balance += cents
  move(book, { type: 'transfer', cents: -cents, fee: 0, source: made.id })
  return shownTransfer(made)
}

export const shownTransfer = ({ id, cents, account, group }: Book['transfers'][string]) => ({
  id,
  object: 'transfer',
  amount: cents,
  currency: 'usd',
  destination: account,
  transfer_group: group,
})

/** From an account to its bank; known later whether that took it. */
export function payOut(book: Book, account: Account, form: URLSearchParams): PayOut {
  const cents = amountOf(form)
  if (account.bank === null || cents > account.balance) throw insufficient()
  const made: PayOut = {
    id: newId('po'),
    account: account.id,
    cents,
    ref: form.get('metadata[ref]'),
    status: 'pending',
  }
  book.payOuts[made.id] = made
  account.balance -= cents
  return made
}

/** A day of a bank is over as soon as somebody looks. */
export function findPayOut(book: Book, id: string): PayOut {
  const found = book.payOuts[id]
  if (!found) throw missing(id)
  if (found.status !== 'pending') return found
  const account = findAccount(book, found.account)
  found.status = account.bank === 'fails' ? 'failed' : 'paid'
  if (found.status === 'failed') account.balance += found.cents
  return found
}

/** The page on which a business would say who it is; here it says only whether its bank takes money. */
export const bankPage = () => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo bank</title>
<style>body{font:18px/1.5 system-ui,sans-serif;margin:0}main{max-width:26rem;margin:0 auto;padding:1.5rem}
button{font:inherit;font-weight:700;width:100%;padding:1rem;margin-top:1rem}</style></head><body><main>
<h1>Demo bank, nobody’s money.</h1><p>Never type real bank details here.</p>
<form method="post"><button name="bank" value="works">A bank that takes money</button>
<button name="bank" value="fails">A bank that takes none</button></form></main></body></html>`
