import type { experienceYears, teamSizes } from '../../catalogue.ts'
import { area } from '../words.ts'

const years: Record<(typeof experienceYears)[number], string> = {
  '0-2': '0-2 years',
  '3-5': '3-5 years',
  '6-10': '6-10 years',
  '10+': '10+ years',
}
const teams: Record<(typeof teamSizes)[number], string> = {
  '1': 'Just me',
  '2-5': '2-5 people',
  '6-10': '6-10 people',
  '10+': '10+ people',
}

/** The provider's application: the form of the landing page and the sign-up page it leads to. */
export const providerSignup = area('providerSignup', {
  title: 'Become a provider',
  lead: 'Tell us about your business and choose a login. An admin reviews every application. You can bid once yours is approved and your phone is confirmed.',
  leadShort: 'This carries over to the sign-up page. Nothing is sent until you finish there.',
  required: 'Fields with a star are required.',
  kept: 'What you typed on the first page is already filled in.',
  business: 'Business Information',
  primary: 'Primary Service',
  details: 'Service Details',
  about: 'Your shop',
  account: 'Account Setup',
  businessName: 'Business name',
  contactName: 'Contact name',
  ownerName: 'Owner name',
  phoneHint: 'With area code. We text a code to it; customers see it with your bids.',
  address: 'Business address',
  addressHint: 'Street, city, state and ZIP. You get requests near it.',
  service: 'What do you do most?',
  serviceHint: 'You can add more services in your settings.',
  hours: 'Service hours',
  hoursOf: {
    '24/7': '24/7',
    '6AM-10PM': '6 AM to 10 PM',
    '8AM-6PM': '8 AM to 6 PM',
    '8AM-5PM': '8 AM to 5 PM',
    'Emergency Only': 'Emergency Only',
  },
  radius: 'Service radius',
  radiusOf: (miles: number) => (miles === 50 ? '50 miles (recommended)' : `${miles} miles`),
  serviceArea: 'Service area',
  serviceAreaHint: 'Cities, counties or highways you cover.',
  experience: 'Years of experience',
  years,
  teamSize: 'Team size',
  teams,
  equipment: 'Equipment and certifications',
  equipmentHint: 'Trucks, tools, what you are certified for.',
  previousStep: 'Back',
  nextStep: 'Continue',
  next: 'Continue to sign-up',
  submit: 'Apply',
  noAnswer: 'The server did not answer. Check your connection and try again.',
  /** Professional service text for customers, from what the applicant chose. */
  description: (trade: string, experience: string | null) =>
    experience
      ? `Professional ${trade} service, ${experience} of experience.`
      : `Professional ${trade} service.`,
  signedIn: (name: string) =>
    `You are signed in as ${name}. Applying creates another account and signs you in to it.`,
  haveAccount: 'Applied before?',
  signIn: 'Sign in',
  refused: {
    username: {
      title: 'Username Already Taken',
      text: 'This username is already registered. Please choose a different username.',
    },
    email: {
      title: 'Email Already Registered',
      text: 'An account with this email already exists. Please use a different email or sign in to your existing account.',
    },
    registration: {
      title: 'Registration Error',
      text: 'Please check all fields and try again.',
    },
    other: {
      title: 'Registration Failed',
      text: 'Please check your information and try again.',
    },
  },
})
