import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration } from './grammar.ts'

const { waitMs } = settings.ownData
const { guestsMs } = settings.ageing

/** What a request without an account holds, on its own page and at the desk. */
export const guestsData = area('guestsData', {
  yours: 'Your data',
  ask: 'Delete my data',
  askHint: `Otherwise it goes ${duration(guestsMs)} after the request ended.`,
  askTitle: 'Delete your data?',
  text: `Name, number, email, address, words and photos of this request are removed ${duration(waitMs)} after you ask, and this page ends with them. Until then you can take it back here.`,
  due: (at: string) => `Your data will be deleted on ${at}.`,
  keep: 'Keep my data',
  asked: 'Your data will be deleted.',
  failed: 'That didn’t work. Try again.',
  desk: {
    title: 'Guest’s data',
    text: `A guest’s name, number, email, address, words and photos go ${duration(guestsMs)} after the request has ended, or ${duration(waitMs)} after the guest asks for it.`,
    ask: 'Delete the guest’s data',
    askTitle: 'Delete what is held of this guest?',
    due: (at: string) => `Will be deleted on ${at}.`,
    done: (at: string) => `Deleted on ${at}.`,
    takeBack: 'Keep it',
  },
})
