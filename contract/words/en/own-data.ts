import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration, money } from './grammar.ts'

const { copyMs, waitMs, debtYears } = settings.ownData

/** What somebody takes along of the own data, and the end of an account. */
export const ownData = area('ownData', {
  title: 'Your data',
  lead: 'Take a copy of what we hold about you, or have your account deleted.',
  link: 'Your data',
  open: 'Download or delete your data',
  failed: 'Your data did not load',
  tryAgain: 'That didn’t work. Try again.',
  password: 'Your password',
  copy: {
    title: 'Download your data',
    text: `We put everything we hold about you into one ZIP file: your account, requests, jobs, messages, photos and documents. It can be downloaded once, within ${duration(copyMs)}.`,
    ask: 'Request a copy',
    askText: 'Enter your password, so that nobody else takes your data.',
    making: 'Your copy is being made. We email you when it is ready; this page shows it too.',
    ready: (until: string) => `Your copy is ready until ${until}. It can be downloaded once.`,
    download: 'Download',
    fetched: 'You downloaded your copy.',
    expired: 'Your last copy has expired.',
    failed: 'Your copy could not be made. Ask for it again.',
    next: (at: string) => `You can ask for another copy from ${at}.`,
    downloadFailed: 'The copy was not downloaded',
    fileName: 'roadcall-data.zip',
  },
  erase: {
    title: 'Delete your account',
    text: `Your name, number, email, locations, messages and photos are removed ${duration(waitMs)} after you ask. Until then you can take it back here.`,
    stays:
      'What stays, without your name: amounts and dates of jobs for the books, the scores and words of reviews, and what the other side of a job needs of it. A number that answered STOP stays on the list of those we never text.',
    company: (name: string) => `${name} goes with your account, as nobody else owns it.`,
    owes: (amount: string) =>
      `Your company owes us ${money(amount)}. Until that is paid, for at most ${debtYears} years, we keep its name, yours, its phone, email and address, and use them for that alone.`,
    credit: (amount: string) =>
      `You have ${money(amount)} of credit with us. It goes with your account and cannot be restored, so use it first.`,
    ask: 'Delete account',
    confirm: 'Delete my account',
    askTitle: 'Delete your account?',
    askText: `It is deleted in ${duration(waitMs)} and cannot be restored after that.`,
    due: (at: string) => `Your account will be deleted on ${at}.`,
    dueByOperator: (at: string) =>
      `The people who run Roadcall have set your account to be deleted on ${at}.`,
    takeBack: 'Keep my account',
    kept: 'Your account stays.',
    asked: 'Your account will be deleted.',
  },
  person: {
    title: 'Deletion of the account',
    text: `Names, numbers, addresses, locations, messages and photos are removed ${duration(waitMs)} after the request. Amounts, dates and scores stay without a name.`,
    company: (name: string) => `${name} goes with the account, as nobody else owns it.`,
    owes: (amount: string) =>
      `The company owes us ${money(amount)}. Until that is paid, for at most ${debtYears} years, we keep whom to ask for it.`,
    credit: (amount: string) =>
      `${money(amount)} of credit goes with the account and cannot be restored. Tell them, so that they can use it first.`,
    hindered: (why: string) => `It cannot be deleted now. On their own page they read: “${why}”`,
    ask: 'Delete account',
    askTitle: (name: string) => `Delete the account of ${name}?`,
    reason: 'Who asked for it, and how',
    due: (at: string) => `Will be deleted on ${at}.`,
    done: (at: string) => `Deleted on ${at}.`,
    takeBack: 'Keep the account',
    asked: 'The account will be deleted.',
    kept: 'The account stays.',
    failed: 'The account was not changed',
  },
  /** Instead of names that were removed. */
  removed: { person: 'Removed person', company: 'Removed company' },
  /** A text file beside the data. */
  readMe: ({ at }: { at: string }) =>
    `This is what Roadcall held about you on ${at}.\n\ndata.json has everything in words and figures, one part for each kind of thing. The folder photos has your pictures, the folder documents what you uploaded for verification.\n\nNot part of it: passwords and the secrets of links, of which we keep no readable copy, and notes that our staff write for each other. Ask us about those.\n`,
})
