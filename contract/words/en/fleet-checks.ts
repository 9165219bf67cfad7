import type { CheckIssuer } from '../../fleet-checks.ts'
import { area } from '../words.ts'
import { money } from './grammar.ts'

const issuers: Record<CheckIssuer, string> = { comdata: 'Comdata', efs: 'EFS', wex: 'WEX' }

/** An express code with which a trucking company pays at the truck. */
export const fleetChecks = area('fleetChecks', {
  issuers,
  check: (issuer: string, sum: string, last4: string) =>
    `Fleet check: ${issuer}, ${sum}, code ending in ${last4}.`,
  /** Beside what is owed directly. */
  less: ({ left }: { left: string }) => `${money(left)} is left to pay directly.`,
  more: ({ over }: { over: string }) => `That is ${money(over)} more than is to be paid directly.`,
  give: 'Pay by fleet check',
  change: 'Change the fleet check',
  waits: 'The provider can read the code once, after the work is done.',
  wasRead: 'The provider has read the code.',
  title: 'Pay by fleet check',
  text: 'The code is stored encrypted. The provider can read it once, after the work is done; then only its last four characters are left.',
  issuer: 'Issued by',
  code: 'Express code',
  amount: 'Amount ($)',
  owed: ({ sum }: { sum: string }) => `To be paid directly: ${money(sum)}.`,
  confirm: 'Save the code',
  done: 'The fleet check is saved, and the provider has been told.',
  failed: 'The fleet check was not saved. Try again.',
  /** For who draws it. */
  unprotected: 'You draw it yourself: nothing of it is secured by us.',
  show: 'Show the code once',
  codeIs: 'The code:',
  once: 'Write it down or draw it now. It is not shown again.',
  afterWork: 'You can read the code once the work is done.',
  youRead: 'The code was already shown.',
  notShown: 'The code did not come. Try again.',
})
