// Every page of every role as the demo world has it: a name for its pictures, and its address or where a link to it stands.

/** `{ on, href }`: the first link of that page whose address matches. */
const linked = (on, href) => ({ on, href })
/** The newest link of that kind that a mail or SMS of the demo carries. */
const sent = (href) => ({ isSent: true, href })
const tabs = (home, names) => Object.fromEntries(names.map((tab) => [tab, `${home}?tab=${tab}`]))
const sections = (home, names) =>
  Object.fromEntries(
    names.map((name) => [`settings-${name}`, `${home}?tab=settings&section=${name}`]),
  )

const fleet = '/business-dashboard'
const shop = '/provider-dashboard'
const operator = '/admin-dashboard'

/** Who looks, by the login of the demo, and at what. */
export const roles = {
  guest: {
    pages: {
      landing: '/',
      auth: '/auth',
      signup: '/auth?tab=signup',
      'admin-login': '/admin-login',
      'reset-password': '/reset-password',
      'link-ended': '/link-ended',
      individual: '/individual',
      'request-service': '/request-service',
      'request-more': '/request-service?choose=map',
      'request-short': '/request-service?form=short',
      'map-request': '/enhanced-service-request',
      'provider-signup': '/provider-signup',
      'fleet-signup': '/fleet-signup',
      'join-fleet': '/join-fleet',
      'join-provider': '/join-provider',
      about: '/about',
      contact: '/contact',
      terms: '/terms',
      privacy: '/privacy',
      'sms-terms': '/sms-terms',
      offline: '/offline',
      outbox: '/outbox',
      'accept-bid': sent(/^\/accept-bid/),
      technician: sent(/^\/technician/),
      follow: sent(/^\/follow/),
      missing: '/no-such-page',
    },
  },
  customer: {
    login: 'demo-customer',
    pages: {
      ...tabs('/customer-dashboard', ['active', 'progress', 'history', 'messages']),
      request: '/service-request',
      bids: linked('/customer-dashboard?tab=active', /^\/bids\//),
      job: linked('/customer-dashboard?tab=progress', /^\/bids\//),
      provider: linked('/customer-dashboard?tab=active', /^\/providers\//),
      account: '/account',
      data: '/account/data',
    },
  },
  driver: {
    login: 'demo-driver',
    pages: {
      jobs: '/driver-portal',
      help: '/driver-portal?help=1',
      profile: '/driver-portal?tab=profile',
    },
  },
  fleet: {
    login: 'demo-fleet',
    pages: {
      ...tabs(fleet, ['requests', 'drivers', 'units', 'overview', 'money', 'people', 'providers']),
      ask: linked(`${fleet}?tab=drivers`, /^\/fleet-service-request/),
      bids: linked(`${fleet}?tab=requests`, /^\/fleet-bids\//),
    },
  },
  shop: {
    login: 'demo-austin',
    pages: {
      ...tabs(shop, [
        'requests',
        'bids',
        'jobs',
        'messages',
        'drivers',
        'analytics',
        'money',
        'settings',
      ]),
      ...sections(shop, [
        'areas',
        'services',
        'hours',
        'pledge',
        'contact',
        'picture',
        'papers',
        'people',
        'trucks',
        'programs',
        'verification',
        'alerts',
      ]),
      verification: '/provider-verification',
      profile: '/provider-profile-setup',
      application: '/provider-application',
    },
  },
  operator: {
    login: 'demo-admin',
    pages: {
      ...tabs(operator, [
        'operations',
        'requests',
        'approvals',
        'disputes',
        'balances',
        'invoices',
        'providers',
        'fleets',
        'documents',
        'users',
        'audit',
        'security',
        'settings',
        'outbox',
      ]),
      ...sections(operator, [
        'waves',
        'headStart',
        'bidExpiry',
        'requestExpiry',
        'deskMail',
        'caps',
        'figures',
        'programs',
      ]),
      request: linked(`${operator}?tab=requests`, /^\/admin\/requests\//),
      job: linked(`${operator}?tab=disputes`, /^\/admin\/jobs\//),
      shop: linked(`${operator}?tab=providers`, /^\/admin\/providers\//),
      fleet: linked(`${operator}?tab=fleets`, /^\/admin\/fleets\//),
      person: linked(`${operator}?tab=audit`, /^\/admin\/people\//),
      mails: '/admin/messages',
    },
  },
}
