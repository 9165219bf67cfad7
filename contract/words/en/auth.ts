import type { OfferedService } from '../../catalogue.ts'
import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration } from './grammar.ts'
import { trades } from './services.ts'

/** What a provider does is called as everywhere. */
const offered: Record<OfferedService, string> = {
  towing: trades.towing,
  truck_repair: trades['truck-repair'],
  tire_service: trades.tire,
  battery_service: trades.battery,
  mobile_detailing: trades['mobile-detailing'],
  emergency_services: 'Emergencies at any hour',
}

/** Signing in and up, the admin's door, and the way back from a forgotten password. */
export const auth = area('auth', {
  title: { signin: 'Sign In', signup: 'Sign Up', admin: 'Admin Portal', reset: 'Reset password' },
  returnHome: 'Return to Home',
  adminLogin: 'Admin Login',
  tabs: { label: 'Account', signin: 'Sign In', signup: 'Sign Up' },
  noAccountNeeded: 'Truck down right now?',
  askWithout: 'Get help without an account',
  noAnswer: 'The server did not answer. Check your connection and try again.',
  openAgain: 'Your account is open again. Sign in with the new password and your second factor.',
  signIn: {
    heading: 'Welcome back',
    username: 'Username or email',
    password: 'Password',
    submit: 'Sign In',
    failed: 'Login failed',
  },
  choose: {
    title: 'Choose your own password',
    text: 'Somebody else set the one you just used. Choose one that only you know.',
    newPassword: 'New password',
    confirm: 'Confirm new password',
    submit: 'Save and continue',
    failed: 'The password was not changed. Try again.',
  },
  forgot: {
    open: 'Forgot password?',
    text: `We’ll send you a link to choose a new password: by email, or by text if your account has no email. It works for ${duration(settings.resetTokenMs)}.`,
    email: 'Email or username of your account',
    submit: 'Send reset link',
    sent: 'Password reset link sent to your email!',
    sentToUsername:
      'Password reset link sent! If your account has no email, look for a text. Nothing yet? Your fleet can give you a new sign-in code.',
    failed: 'Failed to send reset email',
  },
  signUp: {
    heading: 'Create your account',
    type: 'How will you use Roadcall?',
    types: {
      service_provider: {
        label: 'Service provider',
        text: 'I tow, repair or wash trucks and want jobs.',
      },
      business_customer: {
        label: 'Trucking company',
        text: 'I manage a fleet and request service for its trucks.',
      },
      driver: { label: 'Truck driver', text: 'I drive, on my own authority or for a fleet.' },
      customer: { label: 'Individual', text: 'I need help now and then.' },
    },
    you: 'About you',
    account: 'Your login',
    provider: {
      heading: 'Your business',
      businessName: 'Business name',
      address: 'Business address',
      addressHint: 'Street, city, state and ZIP. You get requests near it.',
      services: 'Services',
      offered,
      servicesHint: 'Choose everything you offer.',
      serviceRadius: 'Service radius (miles)',
      serviceRadiusHint: 'How far you drive to a job, 1 to 150.',
    },
    fleet: {
      heading: 'Your company',
      whole: 'Register a whole fleet',
      wholeText: 'With MC and DOT numbers, drivers, trucks and trailers:',
      companyName: 'Company name',
      vehicleCount: 'Number of vehicles',
      accountManagerName: 'Account manager name',
      accountManagerHint: 'Who to ask for when we call.',
    },
    driver: {
      heading: 'Your truck',
      licenseNumber: 'License number (CDL)',
      vehicleInfo: 'Vehicle information',
      vehicleInfoHint: 'Make, model, year, unit number.',
      currentLocation: 'Current location',
      currentLocationHint: 'City and state, or where you are based.',
    },
    submit: 'Create Account',
    failed: 'Registration failed',
    made: 'Your account is ready',
    signInNow: 'Sign in with your username and password.',
  },
  admin: {
    heading: 'Admin Portal',
    text: 'For the people who run Roadcall.',
    back: 'Back to Home',
    denied: 'Access denied',
  },
  reset: {
    heading: 'Choose a new password',
    newPassword: 'New password',
    /** Whose the link is the page does not know. */
    hint: (min: number, ofAdmins: number) => `Minimum ${min} characters, for admins ${ofAdmins}`,
    confirm: 'Confirm new password',
    submit: 'Reset password',
    invalidLink: 'Invalid reset link. Please request a new password reset.',
    failed: 'Error resetting password. Please try again.',
    back: 'Back to Login',
    leading: 'Taking you to the login page…',
  },
})
