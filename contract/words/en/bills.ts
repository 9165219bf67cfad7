import type { Billing, BillState, FleetTermsState, PoMode } from '../../fleet-terms.ts'
import { area } from '../words.ts'
import { day, money, plural } from './grammar.ts'

const states: Record<FleetTermsState, string> = {
  asked: 'Applied for',
  in_force: 'In force',
  suspended: 'Suspended',
  refused: 'Not approved',
  ended: 'Ended',
}
const billStates: Record<BillState, string> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  written_off: 'Written off',
}
const poModes: Record<PoMode, string> = {
  none: 'Not needed',
  before_accept: 'Before a bid is accepted',
  before_invoice: 'Before the bill',
}
const billings: Record<Billing, string> = {
  each_job: 'One bill for each job',
  weekly: 'One bill a week, on Monday',
}
/** Fleet terms and the bills of fleets, on pages and on paper. */
export const bills = area('bills', {
  states,
  billStates,
  poModes,
  billings,
  bid: {
    takes: 'I take fleet terms',
    hint: ({ netDays, latestOn }: { netDays: number; latestOn: string }) =>
      `This fleet pays on terms, net ${netDays}: by ${day(latestOn)} at the latest. You are paid out once it has paid.`,
  },
  page: {
    tab: 'Money',
    title: 'Money',
    failed: 'Your bills did not load',
    spent: 'What you spent',
    spentText: 'Jobs that ended in this period, however they were paid.',
    spentFailed: 'What you spent in this period did not load',
    spentNothing: 'No job that cost anything ended in this period.',
    spentTotal: ({ spent, jobs }: { spent: string; jobs: number }) =>
      `${money(spent)} for ${plural(jobs, { one: '# job', other: '# jobs' })}`,
    /** Of so many jobs only the newest stand there. */
    spentMore: (shown: number) =>
      `The newest ${plural(shown, { one: '# job', other: '# jobs' })}. The CSV file of requests has all of them.`,
    endedOn: 'Ended',
    paidHow: 'How paid',
    paid: 'Paid',
    withTip: (tip: string) => `${money(tip)} tip besides`,
    refunded: (amount: string) => `${money(amount)} refunded`,
    terms: 'Fleet terms',
    none: 'With fleet terms you pay by bill after the work, not at the truck.',
    limit: 'Limit',
    used: 'Used',
    /** Of what is used, beside what the fleet owes already. */
    underWay: (amount: string) => `${amount} of it for jobs under way`,
    overLimit: ({ over }: { over: string }) =>
      `${money(over)} over the limit: new jobs are not on terms`,
    left: 'Left',
    /** Of what is open in all. */
    ofItUnbilled: (amount: string) => `${amount} of it not billed yet`,
    dueNext: 'Due next',
    dueBy: ({ on }: { on: string }) => `by ${day(on)}`,
    inDispute: (amount: string) => `${amount} in dispute`,
    billedAfter: 'It goes on a bill once the dispute is settled.',
    balance: 'Total unpaid',
    payTo: 'Where to pay',
    payToHint:
      'Put the bill number on your payment. If anybody gives you a different account, do not pay it: ask us first.',
    credit: 'Credit for your next bill',
    overdue: 'Overdue',
    po: 'PO number',
    billing: 'Bills',
    apply: 'Apply for fleet terms',
    applyAgain: 'Change the application',
    applyText: 'We look at your company and tell you what we decide.',
    applied: 'Your application is in.',
    applyFailed: 'That did not work. Try again.',
    send: 'Send the application',
    limitLabel: 'Limit you wish for, in dollars',
    netLabel: 'Days to pay each bill',
    days: (count: number) => plural(count, { one: '# day', other: '# days' }),
    poLabel: 'When do you need a PO number?',
    poHint: 'In an emergency help never waits for it.',
    billingLabel: 'Bills',
    asked: 'We are looking at your application.',
    suspended: 'A bill is overdue. Jobs in progress go on, new ones are not on terms.',
    refused: ({ reason }: { reason: string }) => `Not approved: ${reason}`,
    ended: ({ reason }: { reason: string }) => `Ended: ${reason}`,
    bills: 'Bills',
    noBillsText: 'Jobs that you pay on fleet terms show up here after they are done.',
    unbilled: 'Not billed yet',
    bill: 'Bill',
    issued: 'Issued',
    due: 'Due',
    total: 'Total',
    open: 'Open',
    payments: 'Payments',
    state: 'State',
    billOf: ({ number }: { number: string }) => `Bill ${number}`,
    pdf: 'PDF',
    pdfOf: ({ number }: { number: string }) => `Bill ${number} as a PDF`,
    csv: 'All jobs on terms (CSV)',
    /** All jobs of the period, however they were paid. */
    spentCsv: 'These jobs (CSV)',
    job: 'Job',
    provider: 'Provider',
    invoice: 'Invoice',
    unit: 'Unit',
    amount: 'Amount',
    jobs: ({ count }: { count: number }) => plural(count, { one: '# job', other: '# jobs' }),
    payment: ({ amount, on, reference }: { amount: string; on: string; reference: string }) =>
      `${money(amount)} on ${day(on)}, ${reference}`,
    jobsOf: ({ number, jobs: count }: { number: string; jobs: number }) =>
      plural(count, { one: `# job on ${number}`, other: `# jobs on ${number}` }),
    noPo: 'No PO number',
    billFailed: 'The bill did not load. Try again.',
  },
  desk: {
    title: 'Fleet terms',
    failed: 'The terms did not load',
    never: 'This fleet has not applied for terms.',
    noBank:
      'Its bills do not say where to pay: no bank account is set (OPERATOR_BANK, where the server is run).',
    wished: 'Wished for',
    grant: 'Grant terms',
    refuse: 'Do not approve',
    change: 'Change terms',
    restore: 'Restore terms',
    end: 'End terms',
    reason: 'Reason, which the fleet reads',
    /** What changing or ending does, read before it is done. */
    changing: ({ used }: { used: string }) =>
      `${money(used)} is used now. With a limit below that, jobs in progress go on and new ones are not on terms.`,
    ending:
      'What is owed is still billed and due. Jobs in progress go on, new ones are not on terms.',
    limit: 'Limit in dollars',
    done: 'Done. The fleet has been told.',
    pay: 'Record a payment',
    payTitle: ({ number }: { number: string }) => `Payment of bill ${number}`,
    amount: 'Amount received',
    reference: 'Reference at the bank',
    receivedOn: 'Day it came in',
    receivedOnHint: 'Today, if left empty.',
    paySave: 'Save the payment',
    paid: 'The payment is recorded.',
    takeBack: 'Take back a payment',
    takeBackTitle: ({ number }: { number: string }) => `Take back a payment of bill ${number}`,
    takeBackText:
      'For a payment that the bank sent back, or that belongs to another bill. So much of the bill is open again. Providers who are not paid out yet wait for the fleet; what is paid out stays.',
    takeBackWhich: 'Payment',
    takenBack: 'The payment is taken back. The fleet has been told.',
    writeOff: 'Write off',
    writeOffTitle: ({ number }: { number: string }) => `Write off bill ${number}?`,
    writeOffText: ({ open }: { open: string }) =>
      `Roadcall bears ${money(open)}, and the providers are paid out. This cannot be undone.`,
    writeOffReason: 'Reason, for the audit log',
    writtenOff: 'Written off.',
    balance: 'Owes us',
  },
  paper: {
    title: 'Bill',
    number: 'Bill no.',
    date: 'Date',
    due: 'Due',
    billTo: 'Bill to',
    from: 'From',
    agent: 'Roadcall, on behalf of the sellers below',
    job: 'Job',
    invoice: 'Invoice',
    po: 'PO number',
    unit: 'Unit',
    amount: 'Amount',
    credited: 'Credited',
    creditNote: 'Credit note',
    carried: 'Credit from earlier bills',
    nextBill: 'Goes to your next bill',
    paid: 'Paid',
    /** Below what is left to pay. */
    payment: ({ amount, on, reference }: { amount: string; on: string; reference: string }) =>
      `${money(amount)} came in on ${day(on)}, ${reference}.`,
    writtenOff: 'Written off',
    toPay: 'To pay',
    how: ({ number, payTo }: { number: string; payTo: string | null }) =>
      `Pay ${payTo ? `to ${payTo}` : 'Roadcall'} and put “${number}” on your payment.`,
    sellers: 'Each invoice is its seller’s own; all of them follow behind this page.',
  },
})
