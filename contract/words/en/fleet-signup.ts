import type { fleetSizes } from '../../catalogue.ts'
import type { FleetRole } from '../../rights.ts'
import { area } from '../words.ts'

const sizes: Record<(typeof fleetSizes)[number], string> = {
  '1-5': '1-5',
  '6-10': '6-10',
  '11-25': '11-25',
  '26-50': '26-50',
  '51-100': '51-100',
  '100+': '100+',
}
const roles: Record<FleetRole, string> = {
  manager: 'Manager',
  dispatcher: 'Dispatcher',
  accountant: 'Accountant',
  viewer: 'Viewer',
}
const roleMeans: Record<FleetRole, string> = {
  manager: 'You run everything: people, drivers, units, limits, requests.',
  dispatcher: 'You manage drivers and units, request service and decide on bids.',
  accountant:
    'You keep the books: bills, PO numbers and files. You see everything else and change nothing.',
  viewer: 'You see everything and change nothing.',
}

/** A trucking company registers (S1 §2), and its people join by invitation. */
export const fleetSignup = area('fleetSignup', {
  title: 'Register your fleet',
  lead: 'One account for the whole company: its drivers, trucks and trailers, and every request on one live board.',
  required: 'Fields with a star are required.',
  company: 'Company Information',
  contact: 'Contact Information',
  fleet: 'Fleet Information',
  account: 'Account Setup',
  companyName: 'Company name',
  mcNumber: 'MC number',
  mcHint: 'As on your papers: MC-123456 or 123456.',
  dotNumber: 'DOT number',
  dotHint: 'Digits, such as 1234567.',
  ownerName: 'Owner name',
  fleetSize: 'Fleet size (trucks)',
  sizes,
  operatingStates: 'Operating states/regions',
  operatingStatesHint: 'Such as TX, OK, NM or “48 states”.',
  address: 'Company address',
  addressHint: 'Street, city, state and ZIP.',
  submit: 'Register fleet',
  nextStep: 'Continue',
  previousStep: 'Back',
  failed: 'Registration failed',
  tryAgain: 'Registration failed. Please try again.',
  signedIn: (name: string) =>
    `You are signed in as ${name}. Registering creates another account and signs you in to it.`,
  haveAccount: 'Registered before?',
  signIn: 'Sign in',

  join: {
    title: 'Join your fleet',
    heading: (company: string) => `Join ${company}`,
    lead: (email: string) => `Create your account for ${email}.`,
    role: 'Your role',
    roles,
    roleMeans,
    submit: 'Join the fleet',
    welcomeBack: (name: string) => `Welcome back, ${name}.`,
    returning: (username: string) =>
      `Your account is open again. Sign in with your username ${username} or your email and the password you choose here.`,
    submitReturn: 'Rejoin the fleet',
    failed: 'You could not join. Try again.',
    invalidTitle: 'This invitation does not work',
    missing: 'This link is incomplete. Open the full link from your email.',
    lookFailed: 'The invitation did not load',
    home: 'Go to the home page',
  },
})
