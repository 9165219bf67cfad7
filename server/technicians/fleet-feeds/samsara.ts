import * as z from 'zod/mini'
import { settings } from '#contract/settings.ts'
import {
  type AskedSystem,
  fixOf,
  NoAnswer,
  TokenRefused,
  type Vehicle,
  type VehicleFix,
} from './fleet-system.ts'

const { patienceMs, pagesMost } = settings.fleetFeeds

const pagination = z.object({ endCursor: z.string(), hasNextPage: z.boolean() })
const named = { id: z.string(), name: z.optional(z.nullable(z.string())) }
const vehicles = z.object({ data: z.array(z.object(named)), pagination })
const locations = z.object({
  data: z.array(
    z.object({
      ...named,
      locations: z.array(
        z.object({
          latitude: z.number(),
          longitude: z.number(),
          time: z.string(),
          heading: z.optional(z.nullable(z.number())),
        }),
      ),
    }),
  ),
  pagination,
})

/** Samsara, or who speaks as it does. Each list is read to its end, so many pages at most. */
export function samsara(baseUrl: string): AskedSystem {
  return {
    async vehicles(token) {
      const found: Vehicle[] = []
      await pages(
        baseUrl,
        '/fleet/vehicles',
        token,
        { limit: '512' },
        null,
        vehicles,
        ({ data }) => {
          found.push(...data.map(vehicleOf))
        },
      )
      return found
    },
    async positions(token, vehicleIds, before) {
      const said: VehicleFix[] = []
      const filter = { vehicleIds: vehicleIds.join(',') }
      const cursor = await pages(
        baseUrl,
        '/fleet/vehicles/locations/feed',
        token,
        filter,
        before,
        locations,
        ({ data }) => {
          for (const one of data)
            for (const { latitude, longitude, time, heading } of one.locations) {
              const fix = fixOf({ lat: latitude, lng: longitude, at: time, heading })
              if (fix) said.push({ vehicle: vehicleOf(one), fix })
            }
        },
      )
      return { said, cursor }
    },
  }
}

const vehicleOf = ({ id, name }: { id: string; name?: string | null | undefined }): Vehicle => ({
  id,
  name: name || id,
})

/** Reads page after page; gives where the last one ended. */
async function pages<Page extends { pagination: z.output<typeof pagination> }>(
  baseUrl: string,
  path: string,
  token: string,
  query: Record<string, string>,
  before: string | null,
  schema: z.ZodMiniType<Page>,
  take: (page: Page) => void,
): Promise<string | null> {
  let cursor = before
  for (let count = 0; count < pagesMost; count++) {
    const url = new URL(path, baseUrl)
    url.search = new URLSearchParams({ ...query, ...(cursor && { after: cursor }) }).toString()
    const read = schema.safeParse(await ask(url, token))
    if (!read.success) throw new NoAnswer('Samsara answered something else.')
    take(read.data)
    const { endCursor, hasNextPage } = read.data.pagination
    cursor = endCursor || cursor
    if (!hasNextPage) break
  }
  return cursor
}

async function ask(url: URL, token: string): Promise<unknown> {
  const answer = await answerOf(url, token)
  if (answer.status === 401 || answer.status === 403) throw new TokenRefused()
  if (!answer.ok) {
    const seconds = Number(answer.headers.get('retry-after'))
    throw new NoAnswer(`Samsara answered ${answer.status}.`, seconds > 0 ? seconds * 1000 : 0)
  }
  return answer.json().catch(() => null)
}

/** The address is all that an error may show: never the token. */
const answerOf = (url: URL, token: string): Promise<Response> =>
  fetch(url, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new NoAnswer('Samsara did not answer.')
  })
