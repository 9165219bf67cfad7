import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { latitude, longitude } from './primitives.ts'

export const place = z.object({ label: z.string(), lat: latitude, lng: longitude })
export type Place = z.infer<typeof place>

/** A place that typed words may mean. */
export const foundPlace = z.object({
  ...place.shape,
  /** Within how many miles of this point the spot probably lies. */
  miles: z.number(),
  /** The words name no place; this one is spelled nearly like them. Ask before it counts. */
  isGuess: z.optional(z.literal(true)),
})
export type FoundPlace = z.infer<typeof foundPlace>

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  caller: 'anyone',
  tag: 'places',
  summary:
    'Towns and ZIP codes that a typed place may mean, best first; where it means none, towns that are spelled nearly so.',
  query: z.object({ q: z.string().check(z.maxLength(300)) }),
  response: z.array(foundPlace),
})
