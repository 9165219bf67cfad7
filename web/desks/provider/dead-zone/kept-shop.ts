import type { JobForProvider } from '#contract/jobs.ts'
import type { OwnProvider } from '#contract/providers.ts'
import type { CurrentUser } from '#contract/session.ts'
import { settings } from '#contract/settings.ts'
import { bySession } from '../../../kit/api/by-session.ts'
import { openLastSeen } from '../../../kit/api/last-seen.ts'
import { hasSignedInMark } from '../../../things/auth/use-user.ts'

interface Shop {
  user: CurrentUser
  provider: OwnProvider
  /** Those at hand. */
  jobs: JobForProvider[]
}

/**
 * What a shop that drives itself needs at the truck, as it was last read: its page opens with it in a dead zone. No older than
 * anybody may know a customer's number, and only while somebody is signed in.
 */
const shops = openLastSeen<Shop>(bySession, settings.contactAfterCloseMs)
const right = 'session'

export const readShop = () => (hasSignedInMark() ? shops.read(right) : null)
export const keepShop = (shop: Shop): Promise<void> => shops.keep(right, shop)
export const forgetShop = (): Promise<void> => shops.forget(right)
