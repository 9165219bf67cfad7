import { settings } from '../../../settings.ts'
import { area } from '../../words.ts'
import { duration } from '../grammar.ts'
import type { Named } from './named.ts'

/** A template of the Privacy Policy. A change of it is a new version (contract/terms-versions.ts). */
export const privacyPolicy = area('privacyPolicy', {
  who: {
    title: 'Who is responsible',
    text: ({ name, address, email }: Named) =>
      `${name}, ${address}. For anything about your data, write to ${email}.`,
  },
  what: {
    title: 'What we keep',
    text: () =>
      'What you enter: your name, number, email, location, vehicle, problem, photos, messages and reviews. What your device sends: its position when you tap the button for it, the language you read, and the address your connection comes from, for a short time and for security. Of a provider also its documents, of a fleet its drivers, trucks and trailers.',
  },
  why: {
    title: 'What it is for',
    text: () =>
      'To reach providers near you, to let you and the provider you accept find each other, to tell you how your request stands, to check providers, to keep accounts safe, and to keep the records the law requires. We do not sell your data, and we show no advertising.',
  },
  readers: {
    title: 'Who sees it',
    text: () =>
      'Before you accept a bid, providers see the service, the vehicle, the problem and a rough location, and neither your name nor your number. After that, the provider you accept and the person it sends see your name, number and exact location. A fleet sees the requests of its drivers. Our staff see what they need to help. Reviews are public, without your last name.',
  },
  texts: {
    title: 'Your phone number and texts',
    text: () =>
      'We text you about your account, requests and jobs, as the SMS Terms say. Your number and your consent to texts are not sold, rented or shared with anybody for their marketing.',
  },
  helpers: {
    title: 'Who works for us',
    text: () =>
      'Companies that host Roadcall, carry its emails and texts, and keep its backups, bound to use your data for that alone. We give data to authorities where the law requires it.',
  },
  cookies: {
    title: 'Cookies',
    text: () =>
      'One that keeps you signed in, one that remembers your language, and what your browser keeps of a form that you have not sent yet. None of them follows you to other sites.',
  },
  howLong: {
    title: 'How long',
    text: () =>
      `We round exact locations ${duration(settings.ageing.positionsMs)} after a request has closed. What a guest entered we delete ${duration(settings.ageing.guestsMs)} after that request has closed. An account stays until you ask us to delete it. We keep financial records as long as the law requires.`,
  },
  choices: {
    title: 'Your choices',
    text: ({ email }: Named) =>
      `You can see, correct, export and delete your data: write to ${email}. You can turn off emails and texts in your notification settings, and reply STOP to any text. You can use Roadcall without sharing your position: type where you are.`,
  },
  children: {
    title: 'Children',
    text: () => 'Roadcall is not meant for anybody under 18.',
  },
  changes: {
    title: 'Changes',
    text: () =>
      'A new version of this policy carries its own date. If you have an account, we ask you to agree to it the next time you are here.',
  },
})
