import { type ServiceType, services, type Trade } from '#contract/catalogue.ts'
import { roadsideService } from '../roadside-service.ts'

/** What is asked of a provider: the chosen service where it is offered, else what the provider does first. */
export function serviceFor(
  { services: trades }: { services: readonly Trade[] },
  chosen: ServiceType | null,
): ServiceType {
  if (chosen && trades.includes(services[chosen].trade)) return chosen
  return roadsideService[trades[0] ?? 'towing']
}
