import { homeOf, type UserType } from '#contract/session.ts'

/** Every link of the app. */
export const paths = {
  landing: '/',
  auth: '/auth',
  signUp: (type?: UserType) => (type ? `/auth?tab=signup&type=${type}` : '/auth?tab=signup'),
  adminLogin: '/admin-login',
  resetPassword: '/reset-password',
  requestService: '/request-service',
  bids: (requestId: string, token?: string | null) =>
    token ? `/bids/${requestId}?token=${encodeURIComponent(token)}` : `/bids/${requestId}`,
  home: (userType: UserType) => homeOf[userType],
} as const
