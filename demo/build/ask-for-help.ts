import type { UserType } from '#contract/auth.ts'
import { askIndividually } from '../../server/asking/ask-individually.ts'
import { reachOf } from '../../server/asking/board-card.ts'
import { findRequest, type RequestRow } from '../../server/asking/queries.ts'
import { reaches } from '../../server/asking/reach.ts'
import { deedAt } from '../../server/core/deed.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { by, signedIn } from '../actors.ts'
import type { RobotShop } from '../queries.ts'
import type { Breakdown } from '../world/breakdowns.ts'
import type { Spot } from '../world/spots.ts'

/** Who asks: an account, or a guest without one. */
export interface Asker {
  userId: string | null
  userType: UserType
  name: string
  phone: string
  email: string
  /** What it is driven in, where that is one's work. */
  truck: { year: string; make: string; model: string } | null
}

export interface Asked {
  request: RequestRow
  /** The shops that it reached at that moment, by the rule of the board. */
  reached: RobotShop[]
}

/** Somebody asked for help at a moment of the past, by the wizard's form. */
export async function askForHelp(
  tx: Tx,
  at: Date,
  asker: Asker,
  what: Breakdown,
  spot: Spot,
  shops: readonly RobotShop[],
): Promise<Asked> {
  const actor = asker.userId
    ? signedIn(asker.userId, asker.userType)
    : ({ kind: 'stranger' } as const)
  const { requestId } = await askIndividually({ db: tx }, deedAt(at, tx, by(asker.userId)), actor, {
    ...what,
    // Of a breakdown that says which vehicle it is.
    ...(asker.truck && what.make && asker.truck),
    ...(asker.truck && what.vehicleType && { vehicleType: 'truck' }),
    ...spot,
    fullName: asker.name,
    phone: asker.phone,
    email: asker.email,
  })
  const request = await findRequest(tx, requestId)
  if (!request) throw new Error('a request was not written')
  const reach = reachOf(request)
  return { request, reached: shops.filter((shop) => reaches(reach, shop, at)) }
}
