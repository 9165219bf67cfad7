import { createHmac } from 'node:crypto'
import { chooseTruck, connectMotive } from '#contract/fleet-feeds.ts'
import type { Caller } from './caller.ts'

export const motiveSecret = 'a-secret-of-the-shop'

/** What Motive's webhook sends of a vehicle, some fields of which we do not need. */
export const motiveBody = (
  { lat, lng, fixedAt }: { lat: number; lng: number; fixedAt: string },
  vehicle: { id: number | string; number: string } = { id: 72_365, number: 'Wrecker 7' },
) => ({
  action: 'vehicle_location_updated',
  trigger: 'breadcrumb',
  vehicle_id: vehicle.id,
  vehicle_number: vehicle.number,
  driver_id: null,
  lat,
  lon: lng,
  bearing: 180,
  speed: 55,
  located_at: fixedAt,
})

export const signatureOf = (body: string, secret = motiveSecret): string =>
  createHmac('sha1', secret).update(body).digest('hex')

/** Sends a body as Motive does. */
export const sendAsMotive = (
  address: string,
  body: unknown,
  signature = signatureOf(JSON.stringify(body)),
): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-kt-webhook-signature': signature },
    body: JSON.stringify(body),
  })

/** A shop connects Motive, which names its vehicle; that is the truck of this technician. */
export async function givenMotive(
  shop: Caller,
  technicianId: string,
  elsewhere = { lat: 30, lng: -97, fixedAt: '2026-01-01T00:00:00.000Z' },
) {
  const { address } = (await shop.call(connectMotive, { body: { secret: motiveSecret } })).body
  const first = motiveBody(elsewhere)
  await sendAsMotive(address, first)
  await shop.call(chooseTruck, {
    params: { system: 'motive' },
    body: { vehicleId: String(first.vehicle_id), technicianId },
  })
  return address
}
