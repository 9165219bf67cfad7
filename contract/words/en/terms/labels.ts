import { sayings } from '../../sayings.ts'
import { area } from '../../words.ts'
import { day } from '../grammar.ts'

/** The terms: how they are called, where they are agreed to, and when they have changed. */
export const terms = area('terms', {
  names: { terms: 'Terms of Service', privacy: 'Privacy Policy', sms: 'SMS Terms' },
  template: 'Template: have a lawyer read this before you go live.',
  version: (since: string) => `In force since ${day(since)}`,
  /** Before the names, which are links. */
  agree: {
    asking: 'By sending this, you agree to:',
    signUp: 'By creating an account, you agree to:',
    firstSignIn: 'By continuing, you agree to:',
    working: 'By updating a job here, you agree to:',
  },
  changed: {
    title: 'Our terms have changed.',
    text: 'Please read them and agree:',
    agree: 'I agree',
    failed: 'That was not saved. Try again.',
  },
  operator: {
    name: '[name of the operator]',
    address: '[address of the operator]',
    email: '[email of the operator]',
  },
  questions: 'Questions? Write to us',
})

export const termsRefusals = sayings('termsRefusals', {
  otherVersion: 'The terms have changed again. Reload the page to read the new ones.',
})

export const termsAnswers = sayings('termsAnswers', { agreed: 'Agreed. Thank you.' })
