export interface Place {
  lat: number
  lng: number
}

const earthRadiusMiles = 3958.7613
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in miles. */
export function milesBetween(from: Place, to: Place): number {
  const lat = radians(to.lat - from.lat)
  const lng = radians(to.lng - from.lng)
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(half)))
}

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
