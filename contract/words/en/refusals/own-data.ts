import { settings } from '../../../settings.ts'
import { duration, money, plural } from '../grammar.ts'

/** Why a copy is not made, and why an account cannot be deleted now. */
export const ownData = {
  copyWaits: 'Your copy is being made. We email you when it is ready.',
  copyToday: `You can ask for one copy every ${duration(settings.ownData.copyEveryMs)}.`,
  openRequests: ({ n }: { n: number }) =>
    plural(n, {
      one: 'You have # open request or job. Finish or cancel it first.',
      other: 'You have # open requests or jobs. Finish or cancel them first.',
    }),
  openDisputes: ({ n }: { n: number }) =>
    plural(n, {
      one: 'You have # open dispute. The account can be deleted when it has ended.',
      other: 'You have # open disputes. The account can be deleted when they have ended.',
    }),
  openChargeback:
    'A bank has taken back a payment to your business, and that is not settled. The account can be deleted once it is.',
  moneyDue: ({ amount }: { amount: string }) =>
    `${money(amount)} is still to be paid out to your business. The account can be deleted when your bank has it.`,
  openJobs: ({ n }: { n: number }) =>
    plural(n, {
      one: 'Your business has # job in progress. Finish it or hand it back first.',
      other: 'Your business has # jobs in progress. Finish them or hand them back first.',
    }),
  otherPeople:
    'Other people work for your business. Make one of them an owner, or remove them first.',
  otherMembers:
    'Other people or drivers belong to your fleet. Make somebody else a manager, or remove them first.',
  lastAdmin: 'You are the only admin. Make another one first.',
  asked: 'This account will be deleted already.',
  notAsked: 'This account is not about to be deleted.',
  erased: 'This account was deleted.',
  noGuestsData:
    'Only what a guest left with a request that has ended can be deleted here. What an account holds goes with the account.',
  guestsDataAsked: 'The data of this request will be deleted already.',
  guestsDataKept: 'The data of this request is not about to be deleted.',
  guestsDataGone: 'The data of this request was deleted.',
  guestsDispute: 'There is an open dispute. The data can be deleted when it has ended.',
}
