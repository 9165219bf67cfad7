import { settings } from '../../../settings.ts'
import { area } from '../../words.ts'
import { duration, money, percent } from '../grammar.ts'
import type { Named } from './named.ts'

const { freeMs, stages } = settings.cancellation

/** A template of the Terms of Service. A change of it is a new version (contract/terms-versions.ts). */
export const termsOfService = area('termsOfService', {
  who: {
    title: 'Who we are',
    text: ({ name, address, email }: Named) =>
      `Roadcall is run by ${name}, ${address} (“we”). You can reach us at ${email}. These terms apply between you and us whenever you use Roadcall.`,
  },
  what: {
    title: 'What Roadcall does',
    text: () =>
      'You ask for help once. Independent providers near you may answer with a price and an arrival time, and you may accept one of them. We bring you together. We do not tow, repair or wash anything ourselves, and the work is an agreement between you and the provider you accept.',
  },
  emergencies: {
    title: 'Emergencies',
    text: () =>
      'Roadcall is not an emergency service. If somebody is hurt, or there is a fire, a leak or a vehicle in a live lane, call 911 first.',
  },
  account: {
    title: 'Your account',
    text: () =>
      'Give your true name, number and business, keep your password to yourself, and tell us if somebody else uses your account. You must be at least 18. You can ask for help without an account: whoever has the link to your request can act on it, so share it with care.',
  },
  bids: {
    title: 'Bids and prices',
    text: () =>
      'A bid is an all-in price for what the request describes. When you accept it, you agree to that price, and the provider agrees to come by the time it promised. You pay the provider directly. If the work turns out to be different from what was described, you and the provider agree on a price before it begins.',
  },
  canceling: {
    title: 'Canceling',
    text: () =>
      `Canceling is free until you have accepted a bid and for ${duration(freeMs)} after that, unless the provider is there sooner. Later you owe the provider a fee, paid directly: a share of the agreed price or its call-out fee, at most ${money(stages.assigned.maxCents / 100)} before it sets out, ${money(stages.en_route.maxCents / 100)} once it is on the way and ${money(stages.arrived.maxCents / 100)} once it is there. The page of your request says the amount before you cancel. You owe nothing if the provider is late, has not set out in time, hands the job back or was suspended. Work that has begun cannot be canceled; you can ask the provider to stop.`,
  },
  providers: {
    title: 'If you are a provider',
    text: () =>
      `You hold the licenses and the insurance that your work needs, you send people who are qualified to do it, and you keep the price and the time of your bid. For each completed job you owe us ${percent(settings.fee.percent)} of its price, within the limits that your bid form shows.`,
  },
  content: {
    title: 'Reviews, messages and photos',
    text: () =>
      'What you write and send stays yours, and you allow us to show it to the people of the request and, for reviews, to everybody. Reviews must be true and about the job. We may hide what is unlawful, untrue or about somebody’s private life.',
  },
  conduct: {
    title: 'What is not allowed',
    text: () =>
      'False requests, bids you do not mean to keep, taking somebody else’s name, and anything that harms people or keeps Roadcall from working. We may suspend an account that does this, and say why.',
  },
  liability: {
    title: 'Our liability',
    text: ({ name }: Named) =>
      `Roadcall is provided as is. To the extent the law allows, ${name} is not liable for a provider’s work, for delay or damage caused by a provider or a customer, or for lost profits. Nothing here limits liability that the law does not allow us to limit.`,
  },
  changes: {
    title: 'Changes',
    text: () =>
      'A new version of these terms carries its own date. If you have an account, we ask you to agree to it the next time you are here.',
  },
  law: {
    title: 'Law',
    text: ({ address }: Named) =>
      `The law of the state of our address (${address}) applies. If part of these terms is not enforceable, the rest still applies.`,
  },
})
