import type { OwnPrices } from '#contract/bids.ts'
import type { ServiceType } from '#contract/catalogue.ts'
import { settings } from '#contract/settings.ts'
import type { User } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import { prepared } from '../platform/db/prepared.ts'
import { providerOfSql } from '../providers/queries.ts'

/** $1 = user, $2 = service type. The median is of the newest bids, from as many on as all typical figures. */
const readPrices = prepared<OwnPrices>(
  'own_prices',
  `with own as (
     select b.price_cents, b.status, b.updated_at
     from bids b join requests r on r.id = b.request_id join providers p on p.id = b.provider_id
     where p.id = ${providerOfSql('$1')} and r.service_type = $2 and r.comeback_of is null
     order by b.updated_at desc limit 20
   )
   select
     (select dollars(price_cents) from own where status = 'accepted' order by updated_at desc limit 1)
       as "lastAccepted",
     (select case when count(*) >= ${settings.figuresFrom} then
        dollars((percentile_disc(0.5) within group (order by price_cents))) end from own) as median`,
)

/** What a shop has asked for the same service before: for the chips of its next bid. Nothing is made up. */
export async function readOwnPrices({ pool }: Services, user: User, serviceType: ServiceType) {
  const { rows } = await readPrices(pool, [user.userId, serviceType])
  return rows[0] ?? { lastAccepted: null, median: null }
}
