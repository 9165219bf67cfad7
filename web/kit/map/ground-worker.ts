import { type GroundUrls, loadGround, wantsGround } from './ground.ts'

type Load = (
  mapId: string,
  params: { data?: unknown },
  ...rest: readonly unknown[]
) => Promise<unknown>
/** What MapLibre's worker (6.12, `src/source/worker.ts`) says of itself: who answers which message. */
interface Worker {
  actor: {
    messageHandlers: Record<string, Load | undefined>
    registerMessageHandler: (type: string, handler: Load) => void
  }
}

/** "Here is the data of a source": `MessageType.loadData`. */
const loadData = 'LD'

const { actor } = (self as unknown as { worker: Worker }).worker
const load = actor.messageHandlers[loadData]
if (!load) throw new Error('This MapLibre hears of data in another way.')

let ground: ReturnType<typeof loadGround> | undefined
/** Unpacked once; what did not come is fetched again for the next map. */
const groundFrom = (urls: GroundUrls) => {
  ground ??= loadGround(urls).catch((error: unknown) => {
    ground = undefined
    throw error
  })
  return ground
}

/**
 * Runs inside MapLibre's worker: what lies under the pins is fetched and unpacked where it is cut into tiles. Handed over by the page, its
 * hundred thousand corners kept a phone deaf for two seconds.
 */
actor.registerMessageHandler(loadData, async (mapId, params, ...rest) => {
  const { data } = params
  const whole = wantsGround(data) ? { ...params, data: await groundFrom(data.urls) } : params
  return load(mapId, whole, ...rest)
})
