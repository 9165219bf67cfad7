/** The secret in the address of a link that sets the app up. */
export function secretOf(link: string): string {
  const address = new URL(link).searchParams.get('url') ?? ''
  return new URL(address).pathname.split('/').at(-1) ?? ''
}

/** A position as Traccar Client sends it. */
export function trackerBody(
  {
    lat,
    lng,
    accuracyM,
    fixedAt,
  }: { lat: number; lng: number; accuracyM: number; fixedAt: string },
  deviceId = '48241179',
) {
  return {
    location: {
      timestamp: fixedAt,
      coords: {
        latitude: lat,
        longitude: lng,
        accuracy: accuracyM,
        speed: 20,
        heading: -1,
        altitude: 90,
      },
      is_moving: true,
      battery: { level: 0.7, is_charging: true },
      activity: { type: 'in_vehicle' },
      extras: {},
    },
    device_id: deviceId,
  }
}
