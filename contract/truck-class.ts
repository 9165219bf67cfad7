import { type DetailFieldName, type ServiceType, services, type Trade } from './services.ts'

/** How big a truck is, by the weight that it may have: up to 14,000 lb, up to 26,000 lb, above. */
export const truckClasses = ['light', 'medium', 'heavy'] as const
export type TruckClass = (typeof truckClasses)[number]

/** What a shop may say that it takes: those, and the tires of trucks. */
export const truckWorks = [...truckClasses, 'truck_tires'] as const
export type TruckWork = (typeof truckWorks)[number]

export interface Need {
  trades: readonly Trade[]
  /** Null where nobody knows how big the truck is. */
  truckClass: TruckClass | null
}

/**
 * Does this shop do such work on such a truck? Who has said nothing of trucks takes all, and a truck that nobody knows is
 * everybody's. The same as `does_work` in SQL; a test holds the two against each other.
 */
export function doesWork(
  { trades, truckWork }: { trades: readonly Trade[]; truckWork: readonly TruckWork[] },
  need: Need,
): boolean {
  const { truckClass } = need
  const isTruck = truckClass === 'medium' || truckClass === 'heavy'
  const noTires = isTruck && truckWork.length > 0 && !truckWork.includes('truck_tires')
  const isOfTrade = need.trades.some(
    (trade) => trades.includes(trade) && !(noTires && trade === 'tire'),
  )
  return isOfTrade && takesClass(truckWork, truckClass)
}

/** Does a shop that has said this take a truck of this size? */
export const takesClass = (truckWork: readonly TruckWork[], truckClass: TruckClass | null) =>
  truckClass === null ||
  !truckClasses.some((one) => truckWork.includes(one)) ||
  truckWork.includes(truckClass)

const heavyMakes = ['Freightliner', 'Kenworth', 'Peterbilt', 'Mack', 'Western Star']
const light = ['car', 'suv', 'pickup', 'van', 'motorcycle']

type Said = Partial<Record<DetailFieldName, string | null | undefined>>

/** How big the truck is: as it was said, else by what is known of it; null where that says nothing. */
export function truckClassOf(service: ServiceType, said: Said): TruckClass | null {
  return truckClasses.find((one) => one === said.truckClass) ?? guessedClass(service, said)
}

/** What the facts of a vehicle say of its size, so that nobody is asked who has said it already. */
export function guessedClass(service: ServiceType, said: Said): TruckClass | null {
  if (services[service].form === 'auto' || service === 'mobile_car_wash') return 'light'
  const { vehicleType, truckType, affected, make } = said
  if (vehicleType && light.includes(vehicleType)) return 'light'
  if (truckType === 'semi' || affected === 'trailer' || affected === 'tractor_and_trailer')
    return 'heavy'
  if (make && heavyMakes.includes(make)) return 'heavy'
  // A fleet's trucks are tractors, unless somebody has said that they are of a make that builds others.
  return affected === 'tractor' && !make ? 'heavy' : null
}
