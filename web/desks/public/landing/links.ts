import type { Trade } from '#contract/catalogue.ts'
import { roadsideService } from '../roadside-service.ts'

/** Where the landing page leads. Plain addresses: this page has no router. */
export const links = {
  home: '/',
  signIn: '/auth',
  signUp: '/provider-signup',
  getHelp: '/request-service',
  map: '/individual',
  /** S0 §2.2: a provider signs up by first choosing what it offers. */
  becomeProvider: '#services',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  smsTerms: '/sms-terms',
} as const

export function requestLink(trade: Trade): string {
  return `${links.getHelp}?form=short&serviceType=${roadsideService[trade]}`
}

export function signupLink(trade: Trade): string {
  return `${links.signUp}?category=${trade}`
}
