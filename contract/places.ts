import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { latitude, longitude } from './primitives.ts'

export const place = z.object({ label: z.string(), lat: latitude, lng: longitude })
export type Place = z.infer<typeof place>

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  caller: 'anyone',
  tag: 'places',
  summary: 'Towns and ZIP codes that a typed place may mean, best first.',
  query: z.object({ q: z.string().check(z.maxLength(300)) }),
  response: z.array(place),
})
