import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { individualRequest } from '../asking.ts'
import { login, providerSignup, registration, resetPassword } from '../auth.ts'
import { admin } from './en/admin.ts'
import { auth } from './en/auth.ts'
import { bids } from './en/bids.ts'
import { customers } from './en/customers.ts'
import { drivers } from './en/drivers.ts'
import { accountFields } from './en/fields/account.ts'
import { fields } from './en/fields.ts'
import { fleetBids } from './en/fleet-bids.ts'
import { fleetRequest } from './en/fleet-request.ts'
import { fleetSignup } from './en/fleet-signup.ts'
import { fleets } from './en/fleets.ts'
import { geolocation } from './en/geolocation.ts'
import { landing } from './en/landing.ts'
import { messaging } from './en/messaging.ts'
import { nearby } from './en/nearby.ts'
import { providerSignup as applying } from './en/provider-signup.ts'
import { providers } from './en/providers.ts'
import { requestSteps } from './en/request-steps.ts'
import { requests } from './en/requests.ts'
import { shell } from './en/shell.ts'
import { shop } from './en/shop.ts'
import { technicians } from './en/technicians.ts'
import { towing } from './en/towing.ts'
import { verification } from './en/verification.ts'
import { type Saying, sentence } from './sayings.ts'

/*
 * What the specifications fix word for word, so that nobody edits it unseen. All other words may be said better at
 * any time.
 */

test('the bar, the landing page and the map say what the specification says', () => {
  expect([
    shell.home,
    shell.services,
    shell.about,
    shell.contact,
    shell.login,
    shell.getStarted,
    shell.logout,
    shell.logoutFailed,
    shell.notFound.title,
  ]).toEqual([
    'Home',
    'Services',
    'About',
    'Contact',
    'Login',
    'Get Started',
    'Logout',
    'Logout failed',
    '404 Page Not Found',
  ])
  expect([landing.signIn, landing.services.select, landing.services.selected]).toEqual([
    'Sign In',
    'Select',
    'Selected',
  ])
  expect(landing.how.provider.steps.map(({ title }) => title)).toEqual([
    'Get instant notifications',
    'Bid competitively',
    'Get paid fast',
  ])
  expect(landing.services.cards).toMatchObject({
    towing: { title: 'Towing', text: 'Heavy-duty towing and recovery' },
    'truck-repair': { title: 'Truck Repair', text: 'Mobile and shop repairs' },
    'mobile-detailing': { title: 'Truck Mobile Detailing', text: 'Professional truck cleaning' },
    battery: { title: 'Battery', text: 'Jump starts and replacements' },
    tire: { title: 'Tire', text: 'Repair and replacement' },
  })
  expect([
    nearby.badge,
    nearby.request,
    nearby.providerLogin,
    nearby.all,
    nearby.heading(7),
    nearby.card.more(3),
  ]).toEqual([
    'Individual',
    'Request Service',
    'Provider Login',
    'All Services',
    'Nearby Providers (7)',
    '+3 more',
  ])
  expect(geolocation).toEqual({
    unsupported: 'Geolocation is not supported by your browser',
    failed: 'Location detection failed. ',
    denied: 'Please allow location access in your browser settings.',
    unavailable: 'Your location is not available. Make sure GPS is enabled.',
    timeout: 'Location request timed out. Please try again.',
    other: 'Please try again or enter your location manually.',
  })
})

test('signing in and up says what the specification says', () => {
  expect([
    auth.returnHome,
    auth.adminLogin,
    auth.tabs.signin,
    auth.tabs.signup,
    auth.signIn.failed,
    auth.signUp.failed,
    auth.forgot.sent,
    auth.forgot.failed,
    auth.admin.heading,
    auth.admin.back,
    auth.admin.denied,
    auth.reset.invalidLink,
    sentence(accountFields.newMismatch),
    auth.reset.failed,
    auth.reset.back,
    fields.passwordHint(6),
  ]).toEqual([
    'Return to Home',
    'Admin Login',
    'Sign In',
    'Sign Up',
    'Login failed',
    'Registration failed',
    'Password reset link sent to your email!',
    'Failed to send reset email',
    'Admin Portal',
    'Back to Home',
    'Access denied',
    'Invalid reset link. Please request a new password reset.',
    'Passwords do not match',
    'Error resetting password. Please try again.',
    'Back to Login',
    'Minimum 6 characters',
  ])
  expect([
    fleetSignup.company,
    fleetSignup.contact,
    fleetSignup.fleet,
    fleetSignup.account,
    sentence(accountFields.mismatch),
    sentence(accountFields.confirmMissing),
    fleetSignup.failed,
    fleetSignup.tryAgain,
  ]).toEqual([
    'Company Information',
    'Contact Information',
    'Fleet Information',
    'Account Setup',
    "Passwords don't match",
    'Please confirm your password',
    'Registration failed',
    'Registration failed. Please try again.',
  ])
  expect([applying.business, applying.primary, applying.details, applying.account]).toEqual([
    'Business Information',
    'Primary Service',
    'Service Details',
    'Account Setup',
  ])
  expect(Object.values(applying.hoursOf).at(-1)).toBe('Emergency Only')
  expect(applying.radiusOf(50)).toBe('50 miles (recommended)')
  expect(applying.refused).toMatchObject({
    username: {
      title: 'Username Already Taken',
      text: 'This username is already registered. Please choose a different username.',
    },
    email: {
      title: 'Email Already Registered',
      text: 'An account with this email already exists. Please use a different email or sign in to your existing account.',
    },
    registration: { title: 'Registration Error' },
    other: {
      title: 'Registration Failed',
      text: 'Please check your information and try again.',
    },
  })
})

test('asking for help says what the specification says', () => {
  expect([requests.steps, requests.previous, requests.next, requests.home]).toEqual([
    ['Basic Information', 'Service Details', 'Review and Submit'],
    'Previous',
    'Next',
    'Home',
  ])
  expect(requestSteps.review.consent(15)).toBe(
    'By submitting you agree to receive communications from providers about this request. You can expect bids within 15 minutes.',
  )
  const { result } = requestSteps
  expect([result.success, result.successText(15), result.noLink, result.noLinkText]).toEqual([
    'Service Request Submitted!',
    "Providers are being notified. You'll receive bids within 15 minutes.",
    'Request Submitted Successfully',
    'However, there was an issue redirecting to your bids page. Please check your email for updates.',
  ])
  expect([
    result.missing_fields,
    result.invalid_email,
    result.submission_issue,
    result.other,
    result.otherText,
  ]).toEqual([
    'Please Complete Required Fields',
    'Email Format',
    'Processing Your Request',
    'Please Check Your Information',
    'Please fill out all required fields and try again.',
  ])
  expect(towing.chips).toMatchObject({
    towing: 'Towing',
    'truck-repair': 'Repair',
    'mobile-detailing': 'Car Wash',
    tire: 'Tires',
    battery: 'Battery',
    emergency: 'Emergency',
  })
  expect([towing.sent.home, towing.sent.own, towing.sent.within(15)]).toEqual([
    'Back to Home',
    'View My Requests',
    'Within 15 minutes',
  ])
})

test('choosing among bids says what the specification says', () => {
  expect([
    bids.page.copyLink,
    bids.page.copied,
    bids.page.polls(5),
    bids.list.accepted,
    bids.list.heading(false),
    bids.card.call,
    bids.card.accept,
    bids.card.reject,
    bids.call.hours,
    bids.call.usual,
    bids.call.close,
    bids.call.now,
    bids.accept.done,
    bids.accept.doneText('Joe'),
    bids.accept.error,
    bids.accept.failed,
    bids.accept.network,
    bids.link.missing,
    bids.link.error('gone'),
    bids.link.exception('gone'),
    messaging.sent,
    messaging.failed,
  ]).toEqual([
    'Copy Link',
    'Access Link Copied!',
    'Updates automatically every 5 seconds.',
    'Accepted Service',
    'Other Available Providers',
    'Call',
    'Accept Bid',
    'Reject',
    'Best times 9 AM to 6 PM',
    'Usual response within 15 minutes',
    'Close',
    'Call Now',
    'Bid Accepted!',
    'The provider will contact you shortly.',
    'Error',
    'Failed to accept bid',
    'Please try again',
    'Missing bid ID or token',
    'Error: gone',
    'Exception: gone',
    'Message Sent!',
    'Failed to send message. Please try again.',
  ])
  expect([
    customers.newRequest,
    customers.tabs.active,
    customers.tabs.progress,
    customers.tabs.history,
  ]).toEqual(['New Request', 'Active Requests', 'In Progress', 'History'])
})

test('the fleet’s pages say what the specification says', () => {
  expect([
    fleets.denied,
    fleets.tabs.drivers,
    fleets.tabs.requests,
    fleets.tabs.overview,
    fleets.drivers.add,
    fleets.drivers.request,
    fleets.drivers.details,
    fleets.drivers.form.failedAdd,
    fleets.drivers.statuses.active,
    fleets.drivers.statuses.on_service,
    fleets.drivers.statuses.inactive,
  ]).toEqual([
    'Access denied. Business customers only.',
    'Drivers',
    'Service Requests',
    'Fleet Overview',
    'Add Driver',
    'Request Service',
    'View Details',
    'Failed to create driver',
    'Available',
    'On Service',
    'Offline',
  ])
  expect([
    fleetRequest.denied,
    fleetRequest.return,
    fleetRequest.notFound.title,
    fleetRequest.expect,
    fleetRequest.missing.title,
    fleetRequest.missing.text,
    fleetRequest.error,
    Object.keys(fleetRequest.services),
  ]).toEqual([
    'Access Denied',
    'Return to Dashboard',
    'Driver not found',
    'Bids typically arrive within 5-15 minutes.',
    'Missing Information',
    'Please fill out all required fields.',
    'Error Creating Request',
    [
      'Roadside Truck Repair',
      'Towing Service',
      'Tire Change Service',
      'Battery Service',
      'Truck Wash',
      'Emergency Services',
    ],
  ])
  expect([
    fleetBids.denied,
    fleetBids.return,
    fleetBids.notFound.title,
    fleetBids.list.accepted,
    fleetBids.card.accept,
    fleetBids.reject.confirm,
    fleetBids.accept.done,
    fleetBids.reject.done,
    fleetBids.accept.failed,
    fleetBids.reject.failed,
  ]).toEqual([
    'Access Denied',
    'Return to Dashboard',
    'Service Request Not Found',
    'Approved Service Provider',
    'Approve Provider',
    'Reject',
    'Service Provider Approved',
    'Bid Rejected',
    'Failed to approve provider. Please try again.',
    'Failed to reject bid. Please try again.',
  ])
  expect([
    drivers.denied,
    drivers.tabs.jobs,
    drivers.tabs.profile,
    drivers.profile.submit,
    drivers.jobs.accept,
    drivers.jobs.acceptHint,
    drivers.jobs.update,
    drivers.jobs.complete,
  ]).toEqual([
    'Access denied. Drivers only.',
    'My Jobs',
    'Profile',
    'Update Profile',
    'Accept Job',
    'I am with the vehicle and ready.',
    'Update Status',
    'Complete Job',
  ])
})

test('the provider’s pages say what the specification says', () => {
  const { board, bid, mine, tabs } = providers
  expect([
    providers.denied,
    providers.deniedLink,
    shell.connection.online,
    providers.stats.earnings,
    providers.stats.bids,
    providers.stats.available,
    providers.stats.rating,
    tabs.requests,
    tabs.bids,
    tabs.drivers,
    tabs.analytics,
    tabs.settings,
    board.polls(10),
    board.emptyTitle,
    board.anonymous,
    board.notGiven,
    board.submit,
    board.decline,
    board.declined,
    board.declineFailed,
    bid.title,
    bid.price,
    bid.eta,
    bid.message,
    bid.fill,
    bid.failed,
    bid.done,
    bid.doneText,
    mine.view,
    mine.update,
  ]).toEqual([
    'Access Denied',
    'Login as Provider',
    'Online',
    "Today's Earnings",
    'My Bids',
    'Available Jobs',
    'Rating',
    'Available Requests',
    'My Bids',
    'Drivers',
    'Analytics',
    'Settings',
    'Refreshes every 10 seconds.',
    'No incoming requests',
    'Anonymous',
    'Not provided',
    'Submit Bid',
    'Decline',
    'Request declined',
    'Failed to decline request',
    'Submit Your Bid',
    'Your Price (USD)',
    'Estimated Arrival Time',
    'Additional Message (optional)',
    'Please fill all required fields',
    'Failed to submit bid',
    'Bid submitted successfully!',
    'Your bid has been sent to the customer.',
    'View Request',
    'Update Bid',
  ])
  expect([
    shop.settings.areas,
    shop.settings.services,
    shop.wizard.skip,
    shop.wizard.previous,
    shop.wizard.next,
    shop.wizard.finish,
    shop.wizard.done,
    shop.wizard.errorTitle,
    shop.wizard.error,
    technicians.add,
  ]).toEqual([
    'Service Areas',
    'Manage Services',
    'Skip for now',
    'Previous',
    'Next Step',
    'Start Earning Now',
    'Profile completed successfully!',
    'Error',
    'Failed to complete profile',
    'Add Driver',
  ])
  const { upload, check } = verification
  expect([
    upload.done,
    upload.doneText,
    upload.refused(upload.failed),
    check.started,
    check.startedText,
  ]).toEqual([
    'Document Uploaded',
    'Your document was submitted for review.',
    'Upload Failed. Please try uploading your document again.',
    'Background check started',
    'It will complete within 1-2 business days.',
  ])
})

test('the admin’s pages say what the specification says', () => {
  expect([
    admin.denied,
    admin.deniedText,
    admin.stats.providers,
    admin.stats.fleets,
    admin.stats.requests,
    admin.stats.revenue,
    admin.tabs.providers,
    admin.tabs.fleets,
    admin.columns.business,
    admin.columns.company,
    admin.columns.mcDot,
    admin.columns.size,
    admin.approve,
    admin.suspend,
    admin.unknown,
    admin.updated,
    admin.providerFailed,
    admin.fleetFailed,
  ]).toEqual([
    'Access denied',
    'Admin privileges required',
    'Total Providers',
    'Fleet Companies',
    'Service Requests',
    'Platform Revenue',
    'Service Providers',
    'Fleet Companies',
    'Business Name',
    'Company Name',
    'MC/DOT',
    'Fleet Size',
    'Approve',
    'Suspend',
    'Unknown',
    'Status updated.',
    'Failed to update provider status',
    'Failed to update fleet status',
  ])
})

/** What a form says of its fields when nothing or too little was entered. */
function complaints(schema: z.core.$ZodType, entered: object): string[] {
  const { error } = (schema as z.ZodMiniType).safeParse(entered)
  return (error?.issues ?? []).map(({ message }) => sentence(message as Saying))
}

test('the fields of the forms are refused as the specification says', () => {
  expect(complaints(individualRequest, {})).toEqual(
    expect.arrayContaining([
      'Full name is required',
      'Valid phone number is required',
      'Valid email address is required',
      'Current location is required',
      'Service type is required',
    ]),
  )
  const short = {
    companyName: 'c',
    mcNumber: '',
    dotNumber: '',
    fleetSize: '',
    operatingStates: '',
    address: '',
  }
  const fleet = { userType: 'business_customer', username: 'a', password: 'b', ...short }
  expect(complaints(registration, fleet)).toEqual(
    expect.arrayContaining([
      'Company name must be at least 2 characters',
      'MC/DOT number is required',
      'DOT number is required',
      'Invalid email address',
      'Fleet size is required',
      'Operating states/regions required',
      'Complete address is required',
      'Username must be at least 3 characters',
      'Password must be at least 6 characters',
    ]),
  )
  expect(complaints(providerSignup, { businessName: 'a' })).toEqual(
    expect.arrayContaining([
      'Business name must be at least 2 characters',
      'Please select your primary service',
      'Please select your service hours',
      'Please select your service radius',
    ]),
  )
  expect(complaints(login.body, { username: '', password: '' })).toEqual([
    'Username is required',
    'Password is required',
  ])
  expect(complaints(resetPassword.body, { newPassword: 'a' })).toEqual(
    expect.arrayContaining([
      'Invalid reset link. Please request a new password reset.',
      'Password must be at least 6 characters long',
    ]),
  )
})
