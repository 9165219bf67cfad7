import { milesBetween } from '../../../kit/map/distance.ts'

/** From the provider's base to a rough place, in tenths of a mile as the server writes it; null when either is unknown. */
export function boardDistance(
  base: { lat: number | null; lng: number | null } | undefined,
  card: { roughLat: number | null; roughLng: number | null },
): number | null {
  if (base?.lat == null || base.lng === null) return null
  if (card.roughLat === null || card.roughLng === null) return null
  const miles = milesBetween(
    { lat: base.lat, lng: base.lng },
    { lat: card.roughLat, lng: card.roughLng },
  )
  return Math.round(miles * 10) / 10
}
