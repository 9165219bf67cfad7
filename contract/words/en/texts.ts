import { area } from '../words.ts'
import { duration } from './grammar.ts'

/**
 * Every SMS: it says who sends it, holds one link at most, and keeps to the alphabet of SMS (GSM-7): straight quotes, no
 * dashes but hyphens, no ellipsis.
 */
export const texts = area('texts', {
  notice: ({ said, link, stop }: { said: string; link: string; stop: string | null }) =>
    `Roadcall: ${said} ${link}${stop ? ` ${stop}` : ''}`,
  howToStop: 'Reply STOP to end these messages.',
  resetLink: ({ username, ms, link }: { username: string; ms: number; link: string }) =>
    `Roadcall: choose a new password for ${username} within ${duration(ms)}: ${link} If neither you nor your fleet asked for this, ignore it.`,
  phoneCode: ({ code, business, ms }: { code: string; business: string; ms: number }) =>
    `Roadcall: ${code} is your code for ${business}. It is good for ${duration(ms)}. We never call to ask for it.`,
  help: ({ link }: { link: string }) =>
    `Roadcall: roadside help for trucks. Questions: ${link} Msg & data rates may apply. Reply STOP to end these messages.`,
  started: 'Roadcall: you get messages again. Reply STOP to end them.',
})
