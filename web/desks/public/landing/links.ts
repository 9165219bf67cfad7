import type { ServiceType, Trade } from '#contract/catalogue.ts'

/** Where the landing page leads. Plain addresses: this page has no router. */
export const links = {
  home: '/',
  signIn: '/auth',
  signUp: '/provider-signup',
  getHelp: '/request-service',
  map: '/individual',
  /** S0 §2.2: the way of a provider begins with its service. */
  becomeProvider: '#services',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  smsTerms: '/sms-terms',
} as const

/** What somebody at the roadside means by each trade. */
const requested: Record<Trade, ServiceType> = {
  towing: 'roadside_towing',
  'truck-repair': 'roadside_repair',
  tire: 'roadside_tire',
  battery: 'battery_service',
  'mobile-detailing': 'truck_wash',
}

export function requestLink(trade: Trade): string {
  return `${links.getHelp}?form=short&serviceType=${requested[trade]}`
}

export function signupLink(trade: Trade): string {
  return `${links.signUp}?category=${trade}`
}
