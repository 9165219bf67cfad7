import type { RequestRow } from '../../server/asking/queries.ts'
import { type Author, nobody } from '../../server/core/events.ts'
import type { Services } from '../../server/core/services.ts'
import type { JobRow } from '../../server/deals/job-queries.ts'
import type { JobActor } from '../../server/deals/lock-own-job.ts'
import type { Claim } from '../../server/deals/policy.ts'
import { byLink, byTechnician, claimOfDriver, ownerClaim, ownerOf } from '../actors.ts'
import { customerLogin, playedShops } from '../logins.ts'
import { findRobotShops, findShops, type Person, type RobotShop } from '../queries.ts'
import { technicians } from '../world/technicians.ts'
import { findPlayers, findTechnicianPhone, type Player } from './queries.ts'

/** Who carries out a job, and whom the history names for it. */
export interface Helper {
  actor: JobActor
  by: Author
}

/** A job, who does it, and whether a person waits for it. */
export interface Work {
  job: JobRow
  request: RequestRow
  helper: Helper
  isWatched: boolean
}

export interface OwnedRequest {
  id: string
  customer_user_id: string | null
  driver_id: string | null
}

const playedNames = playedShops.map(({ username }) => username)
const technicianPhones = new Set(
  Object.values(technicians).flatMap((people) => people.map(({ phone }) => phone)),
)

/**
 * Whom robots play: shops, customers and drivers of fleets without a printed login, and the technicians of all shops. The
 * shops and the customer whom a person may be they play while nobody is signed in there, so that whoever comes finds
 * something going on; what a person has begun is never theirs.
 */
export function createCast({ db, hub }: Services) {
  /** What robots asked for the customer of the printed login. */
  const askedForCustomer = new Set<string>()
  let players: Promise<readonly Player[]> | null = null
  const findAll = () => (players ??= findPlayers(db))

  const isAway = (topic: string) => hub.countOf(topic) === 0

  const isPlayedNow = ({ id }: Player, request: OwnedRequest) =>
    askedForCustomer.has(request.id) && isAway(`user:${id}`)

  /** Shops of printed logins at which nobody is signed in. */
  const openOffices = async (): Promise<RobotShop[]> =>
    (await findShops(db, playedNames)).filter(({ id }) => isAway(`provider:${id}`))

  return {
    /** Those that robots alone drive. */
    findShops: () => findRobotShops(db),
    openOffices,
    players: findAll,
    customerName: customerLogin.username,

    /** The customer of the printed login, while nobody is signed in as that. */
    async absentCustomer(): Promise<Player | null> {
      const all = await findAll()
      const one = all.find(({ username }) => username === customerLogin.username)
      return one && isAway(`user:${one.id}`) ? one : null
    },
    noteAsked(requestId: string, { username }: Pick<Person, 'username'>): void {
      if (username === customerLogin.username) askedForCustomer.add(requestId)
    },

    /** What the robot behind a request can show for itself; null where a person is behind it. */
    async claimOf(request: OwnedRequest): Promise<Claim | null> {
      const owner = (await findAll()).find((one) =>
        request.driver_id
          ? one.driverId === request.driver_id
          : one.id === request.customer_user_id,
      )
      if (!owner) return null
      if (owner.username === customerLogin.username && !isPlayedNow(owner, request)) return null
      return owner.driverId
        ? claimOfDriver(db, { userId: owner.id })
        : ownerClaim(owner.id, request.id)
    },

    /** Who drives to a job, where a robot does: the shop's owner, or the technician whom the shop has sent. */
    async helperOf(job: JobRow): Promise<Helper | null> {
      if (job.technician_id) {
        const phone = await findTechnicianPhone(db, job.technician_id)
        if (!phone || !technicianPhones.has(phone)) return null
        return {
          actor: byLink(job.technician_id, job.provider_id),
          by: byTechnician(job.technician_id, job.provider_id),
        }
      }
      const shop = (await findRobotShops(db)).find(({ id }) => id === job.provider_id)
      return shop ? { actor: ownerOf(shop), by: nobody } : null
    },

    /** Where a job's helper comes from. */
    async shopOf(job: JobRow): Promise<RobotShop | undefined> {
      const shops = [...(await findRobotShops(db)), ...(await findShops(db, playedNames))]
      return shops.find(({ id }) => id === job.provider_id)
    },
  }
}
export type Cast = ReturnType<typeof createCast>
