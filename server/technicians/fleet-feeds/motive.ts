import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { sameHash } from '../../platform/secrets/tokens.ts'
import { fixOf, type VehicleFix } from './fleet-system.ts'

/** Whether a body was signed with this secret: the HMAC-SHA1 of its bytes, in hex. */
export function isSignedBy(secret: string, body: Buffer, signature: unknown): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{40}$/i.test(signature)) return false
  const expected = createHmac('sha1', secret).update(body).digest()
  return sameHash(expected, Buffer.from(signature, 'hex'))
}

const id = z.pipe(
  z.union([z.int(), z.string().check(z.minLength(1), z.maxLength(100))]),
  z.transform(String),
)
const place = {
  lat: z.number(),
  lon: z.number(),
  located_at: z.string(),
  bearing: z.optional(z.nullable(z.number())),
}
const action = z.enum(['vehicle_location_updated', 'vehicle_location_received'])
const number = z.optional(z.nullable(z.string()))

/** As the webhook sends it: the vehicle and the place beside each other, or each by itself as in Motive's lists of vehicles. */
const flat = z.object({ action, vehicle_id: id, vehicle_number: number, ...place })
const parted = z.object({
  action,
  vehicle: z.object({ id, number }),
  current_location: z.object(place),
})

/** Where Motive says that vehicles are: nothing of what it sends to see whether somebody answers, or tells beside positions. */
export function saidByMotive(body: Buffer): VehicleFix[] {
  return listIn(body).flatMap((one) => {
    const asFlat = flat.safeParse(one)
    if (asFlat.success) {
      const { vehicle_id, vehicle_number, ...where } = asFlat.data
      return said(vehicle_id, vehicle_number, where)
    }
    const asParted = parted.safeParse(one)
    if (!asParted.success) return []
    const { vehicle, current_location } = asParted.data
    return said(vehicle.id, vehicle.number, current_location)
  })
}

function said(
  vehicleId: string,
  name: string | null | undefined,
  {
    lat,
    lon,
    located_at,
    bearing,
  }: { lat: number; lon: number; located_at: string; bearing?: number | null | undefined },
): VehicleFix[] {
  const fix = fixOf({ lat, lng: lon, at: located_at, heading: bearing })
  return fix ? [{ vehicle: { id: vehicleId, name: name || vehicleId }, fix }] : []
}

function listIn(body: Buffer): unknown[] {
  try {
    const read: unknown = JSON.parse(body.toString('utf8'))
    return Array.isArray(read) ? read : [read]
  } catch {
    return []
  }
}
