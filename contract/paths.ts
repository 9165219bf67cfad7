import { homeOf, type UserType } from './user-types.ts'

/**
 * Every address to which a page, a mail or an SMS leads; the routes themselves stand in `pages.ts`. A token stands behind
 * the `#`, which no server, proxy or log gets to see.
 */
export const paths = {
  landing: '/',
  auth: '/auth',
  signUp: (type?: UserType) => (type ? `/auth?tab=signup&type=${type}` : '/auth?tab=signup'),
  adminLogin: '/admin-login',
  account: '/account',
  approvals: '/admin-dashboard?tab=approvals',
  operations: '/admin-dashboard?tab=operations',
  disputes: '/admin-dashboard?tab=disputes',
  deskDispute: (id: string) => `/admin-dashboard?tab=disputes&dispute=${id}`,
  approval: (kind: string, id: string) => `/admin-dashboard?tab=approvals&${kind}=${id}`,
  deskRequest: (id: string) => `/admin/requests/${id}`,
  deskJob: (id: string) => `/admin/jobs/${id}`,
  deskProvider: (id: string) => `/admin/providers/${id}`,
  deskFleet: (id: string) => `/admin/fleets/${id}`,
  deskPerson: (id: string) => `/admin/people/${id}`,
  messageTemplates: '/admin/messages',
  resetPassword: '/reset-password',
  map: '/individual',
  requestService: '/request-service',
  /** From the map (S0 §2.3): with the service and the provider that were chosen there. */
  requestFromMap: (service?: string | null, providerId?: string) =>
    service
      ? `/request-service?serviceType=${service}${providerId ? `&providerId=${providerId}` : ''}`
      : '/request-service',
  chooseOnMap: '/request-service?choose=map',
  requestForm: (service?: string | null) =>
    service ? `/request-service?form=short&serviceType=${service}` : '/request-service?form=short',
  askProvider: (service: string, providerId: string) =>
    `/enhanced-service-request?serviceType=${service}&providerId=${providerId}`,
  provider: (id: string) => `/providers/${id}`,
  providerSignup: '/provider-signup',
  verification: '/provider-verification',
  document: (id: string) => `/api/verification-documents/${id}`,
  providerProfile: '/provider-profile-setup',
  providerApplication: '/provider-application',
  board: '/provider-dashboard',
  boardCard: (requestId: string) => `/provider-dashboard?request=${requestId}`,
  ownBids: '/provider-dashboard?tab=bids',
  ownJobs: '/provider-dashboard?tab=jobs',
  ownJob: (jobId: string) => `/provider-dashboard?tab=jobs&job=${jobId}`,
  ownMoney: '/provider-dashboard?tab=money',
  providerSettings: '/provider-dashboard?tab=settings',
  providerSettingsOf: (section: 'areas' | 'contact' | 'trucks' | 'programs') =>
    `/provider-dashboard?tab=settings&section=${section}`,
  fleetSignup: '/fleet-signup',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  smsTerms: '/sms-terms',
  /** The forms, filled in as for an earlier request. */
  askAgain: (requestId: string) => `/request-service?again=${requestId}`,
  fleetAskAgain: (driverId: string, requestId: string) =>
    `/fleet-service-request?driverId=${driverId}&again=${requestId}`,
  driverAskAgain: (requestId: string) => `/driver-portal?help=1&again=${requestId}`,
  bids: (requestId: string, token?: string | null) =>
    token ? `/bids/${requestId}#token=${encodeURIComponent(token)}` : `/bids/${requestId}`,
  /** Takes a bid as it stood in this version of it. */
  acceptBid: (bidId: string, token: string, version: number) =>
    `/accept-bid?bidId=${bidId}&version=${version}#token=${encodeURIComponent(token)}`,
  short: (code: string) => `/s/${code}`,
  /** Of who signs in: it opens nothing by itself. */
  shortPath: (code: string) => `/go/${code}`,
  /** Follows one job. */
  follow: (token: string) => `/follow#token=${token}`,
  linkEnded: '/link-ended',
  fleetRequest: (driverId: string) => `/fleet-service-request?driverId=${driverId}`,
  fleetMoney: '/business-dashboard?tab=money',
  fleetBids: (requestId: string) => `/fleet-bids/${requestId}`,
  driverPortal: '/driver-portal',
  driverRecord: '/driver-portal?tab=profile',
  technician: '/technician',
  ownData: '/account/data',
  home: (userType: UserType) => homeOf[userType],
} as const
