import type { ServiceType } from '#contract/catalogue.ts'
import { decimal } from '#contract/primitives.ts'
import { milesBetween } from '../server/geo/distance.ts'
import { lookUpPlace } from '../server/geo/places.ts'
import type { Chance } from './chance.ts'

/** Dollars: what it costs to come out at all, and each mile of the way there. */
const tariffs: Record<ServiceType, { base: [number, number]; perMile: number }> = {
  truck_repair: { base: [180, 320], perMile: 2.5 },
  roadside_repair: { base: [195, 340], perMile: 2.75 },
  mobile_auto_repair: { base: [110, 190], perMile: 2 },
  tire_service: { base: [230, 390], perMile: 2.25 },
  roadside_tire: { base: [275, 460], perMile: 2.5 },
  battery_service: { base: [85, 170], perMile: 1.75 },
  towing_service: { base: [165, 260], perMile: 3.5 },
  roadside_towing: { base: [285, 450], perMile: 4.25 },
  truck_wash: { base: [95, 180], perMile: 1.5 },
  mobile_car_wash: { base: [45, 90], perMile: 1.25 },
}

/** Dollars for each mile that a truck is towed. */
const perTowedMile = 5.5
const towedMilesUnlessSaid = 12

export interface Work {
  serviceType: ServiceType
  details: Record<string, string>
  lat: number | null
  lng: number | null
}

/** An all-in price in the wire's form, by service and distance, rounded to five dollars. */
export function priceOf(work: Work, miles: number, chance: Chance): string {
  const { base, perMile } = tariffs[work.serviceType]
  const towed = /towing/.test(work.serviceType) ? towedMiles(work) * perTowedMile : 0
  const tires = Number(work.details.numberOfTires ?? 1) || 1
  const each = /tire/.test(work.serviceType) ? tires : 1
  const dollars = chance.between(...base) * (0.4 + 0.6 * each) + miles * perMile + towed
  return decimal(Math.max(45, Math.round(dollars / 5) * 5) * 100)
}

/** A little less, for a bid that is changed. */
export function lowered(priceCents: number, chance: Chance): string {
  const dollars = (priceCents / 100) * chance.between(0.86, 0.95)
  return decimal(Math.max(40, Math.round(dollars / 5) * 5) * 100)
}

function towedMiles({ details, lat, lng }: Work): number {
  const target = details.dropOffLocation ? lookUpPlace(details.dropOffLocation) : null
  if (!target || lat === null || lng === null) return towedMilesUnlessSaid
  return milesBetween(lat, lng, target.lat, target.lng)
}
