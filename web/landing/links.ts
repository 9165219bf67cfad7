import type { ServiceType, Trade } from '#contract/catalogue.ts'

/** Where the landing page leads. Plain addresses: this page has no router. */
export const links = {
  home: '/',
  signIn: '/auth',
  getHelp: '/request-service',
  becomeProvider: '/auth?tab=signup&type=service_provider',
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
  return `${links.getHelp}?serviceType=${requested[trade]}`
}
