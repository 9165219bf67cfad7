import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { findOnTheWay, type OnTheWay } from '../trips/queries.ts'
import { positionChunk } from './live-message.ts'

const { tellEveryMs } = settings.trips

/**
 * A truck has moved: the open pages of this process from which its trip may be read hear of it, once in ten seconds at most,
 * and read it. Whose they are is asked at that moment, so nobody hears anything after the trip has ended or is another's.
 */
export function tellMoved({
  feed,
  hub,
  db,
  clock,
  log,
}: Pick<Services, 'feed' | 'hub' | 'db' | 'clock' | 'log'>): void {
  /** When each job was told of last, and whether its truck has moved since. */
  const turns = new Map<string, { toldAt: number; hasMoved: boolean }>()

  feed.onMoved((jobIds) => {
    const due = hub.size > 0 ? jobIds.filter(isDue) : []
    if (due.length) tell(due)
  })

  /** If so, it is told now and the next waits its turn. */
  function isDue(jobId: string): boolean {
    const now = clock.now().getTime()
    const last = turns.get(jobId)
    if (last && now - last.toldAt < tellEveryMs) {
      last.hasMoved = true
      return false
    }
    const turn = { toldAt: now, hasMoved: false }
    turns.set(jobId, turn)
    setTimeout(() => {
      if (turns.get(jobId) !== turn) return
      turns.delete(jobId)
      if (turn.hasMoved && isDue(jobId)) tell([jobId])
    }, tellEveryMs).unref()
    return true
  }

  function tell(jobIds: string[]): void {
    findOnTheWay(db, jobIds).then(
      (jobs) => jobs.forEach(tellOf),
      (error) => log.warn({ err: error }, 'a position was not told of; the next one is'),
    )
  }

  function tellOf({ jobId, requestId, ...whose }: OnTheWay): void {
    const follow = `follow:${requestId}`
    const [told, followed] = [positionChunk({ requestId, jobId }), positionChunk({})]
    hub.tellMoved([...topicsOf(requestId, whose), follow], (topic) =>
      topic === follow ? followed : told,
    )
  }
}

const topicsOf = (
  requestId: string,
  { userId, fleetId, driverId, providerId }: Omit<OnTheWay, 'jobId' | 'requestId'>,
): string[] => [
  `request:${requestId}`,
  ...(userId ? [`user:${userId}`] : []),
  ...(fleetId ? [`fleet:${fleetId}`] : []),
  ...(driverId ? [`driver:${driverId}`] : []),
  `provider:${providerId}`,
]
