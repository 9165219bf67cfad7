import { area } from '../words.ts'
import { duration } from './grammar.ts'

/** What carriers want said in the first text to a number, word for word. */
const terms = 'Msg & data rates may apply. Reply STOP to end, HELP for help.'

/**
 * Every SMS: it says who sends it, holds one link at most, and keeps to the alphabet of SMS (GSM-7): straight quotes, no
 * dashes but hyphens, no ellipsis.
 */
export const texts = area('texts', {
  notice: ({ said, link, terms }: { said: string; link: string; terms: string | null }) =>
    `Roadcall: ${said} ${link}${terms ? ` ${terms}` : ''}`,
  /** Below the first text to a number. */
  terms,
  /** Before the first text to a number, where that one has no room for the terms. */
  introduction: `Roadcall: roadside help for trucks. You get texts about requests and jobs. ${terms}`,
  resetLink: ({ username, ms, link }: { username: string; ms: number; link: string }) =>
    `Roadcall: choose a new password for ${username} within ${duration(ms)}: ${link} If neither you nor your fleet asked for this, ignore it.`,
  /** The first to a number: no longer than one SMS. */
  firstResetLink: ({
    username,
    ms,
    link,
    terms,
  }: {
    username: string
    ms: number
    link: string
    terms: string | null
  }) =>
    `Roadcall: new password for ${username} within ${duration(ms)}: ${link}${terms ? ` ${terms}` : ''}`,
  /** The first to a number: no longer than one SMS. */
  firstPhoneCode: ({
    code,
    business,
    ms,
    terms,
  }: {
    code: string
    business: string | null
    ms: number
    terms: string | null
  }) =>
    `Roadcall: ${code} is your code, good for ${duration(ms)}.${terms ? ` ${terms}` : ''}${business ? `\nFor ${business}` : ''}`,
  /** The name stands below, and only where it cannot be taken for words of ours: it may have gone to a stranger's number. */
  phoneCode: ({ code, business, ms }: { code: string; business: string | null; ms: number }) =>
    `Roadcall: ${code} is your code. It is good for ${duration(ms)}. We never call to ask for it.${business ? `\nFor ${business}` : ''}`,
  providerInvitation: ({ business, link }: { business: string | null; link: string }) =>
    `Roadcall: ${business ? `${business} invites you` : 'you are invited'}. Set up your login: ${link} ${terms}`,
  help: ({ link }: { link: string }) =>
    `Roadcall: roadside help for trucks. Questions: ${link} Msg & data rates may apply. Reply STOP to end these messages.`,
  started: 'Roadcall: you get messages again. Reply STOP to end them.',
})
