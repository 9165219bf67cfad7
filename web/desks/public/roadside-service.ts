import type { ServiceType, Trade } from '#contract/catalogue.ts'

/** What somebody at the roadside means by each trade. */
export const roadsideService: Readonly<Record<Trade, ServiceType>> = {
  towing: 'roadside_towing',
  'truck-repair': 'roadside_repair',
  tire: 'roadside_tire',
  battery: 'battery_service',
  'mobile-detailing': 'truck_wash',
}
