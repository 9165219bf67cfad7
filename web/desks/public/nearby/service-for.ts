import { type ServiceType, services, type Trade } from '#contract/catalogue.ts'

/** What somebody at the roadside means by each trade. */
const usual: Record<Trade, ServiceType> = {
  towing: 'towing_service',
  'truck-repair': 'roadside_repair',
  tire: 'roadside_tire',
  battery: 'battery_service',
  'mobile-detailing': 'truck_wash',
}

/** What is asked of a provider: the chosen service where it is offered, else what the provider does first. */
export function serviceFor(
  { services: trades }: { services: readonly Trade[] },
  chosen: ServiceType | null,
): ServiceType {
  if (chosen && trades.includes(services[chosen].trade)) return chosen
  return usual[trades[0] ?? 'towing']
}
