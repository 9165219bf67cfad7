import zoneAt from '@photostructure/tz-lookup'

/** The zone most of a state lives in, for a place of which no more is known. Texas where nothing is. */
const byState: Record<string, string> = {
  ...zone('America/New_York', 'CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV'),
  ...zone('America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'),
  ...zone('America/Denver', 'CO ID MT NM UT WY'),
  ...zone('America/Los_Angeles', 'CA NV OR WA'),
  AZ: 'America/Phoenix',
  AK: 'America/Anchorage',
  HI: 'Pacific/Honolulu',
}

function zone(name: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(' ').map((state) => [state, name]))
}

/** Whose clock counts at a place: by its position, else by its state. */
export function timeZoneOf(place: {
  lat: number | null
  lng: number | null
  state: string | null
}): string {
  if (place.lat !== null && place.lng !== null) return zoneAt(place.lat, place.lng)
  return byState[place.state ?? ''] ?? 'America/Chicago'
}
