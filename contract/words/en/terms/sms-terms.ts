import { area } from '../../words.ts'
import type { Named } from './named.ts'

/** A template of the SMS Terms, with what carriers ask for. A change of it is a new version (contract/terms-versions.ts). */
export const smsTerms = area('smsTerms', {
  program: {
    title: 'What you get',
    text: ({ name }: Named) =>
      `Texts from Roadcall, run by ${name}: a link to your request, new bids, who is coming and when, changes on the way, and when the work is done. Providers and their people get texts about requests, bids and jobs. Codes and links for signing in come by text too. We send no advertising.`,
  },
  consent: {
    title: 'How you agree',
    text: () =>
      'By giving your number in a form that says so. Agreeing is not a condition of buying anything: you can follow your request on its page instead.',
  },
  frequency: {
    title: 'How often',
    text: () =>
      'Message frequency varies: usually a few texts for each request or job, and none otherwise.',
  },
  cost: {
    title: 'What it costs',
    text: () => 'We charge nothing. Your carrier’s msg & data rates may apply.',
  },
  stop: {
    title: 'How to stop',
    text: () =>
      'Reply STOP to any text. Your carrier confirms it, and we send no more texts to that number. Reply START to get them again.',
  },
  help: {
    title: 'How to get help',
    text: ({ email }: Named) => `Reply HELP to any text, or write to ${email}.`,
  },
  carriers: {
    title: 'Carriers',
    text: () =>
      'Texts can be late or lost, and carriers are not liable for that. Where you have little signal, keep the page of your request open.',
  },
  privacy: {
    title: 'Your number',
    text: () =>
      'We use it as the Privacy Policy says. It is not sold, rented or shared with anybody for their marketing.',
  },
})
