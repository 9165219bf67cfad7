import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import type { Eta, Offer } from '#contract/words/notice-words.ts'
import { lendLink } from '../../asking/links.ts'
import type { Services } from '../../core/services.ts'

/** What of a delivery says whether it is such a mail. */
interface Mailed {
  channel: string
  code: string
  isGuests: boolean
  requestId: string | null
}

/** A bid as a mail names it, with the link that accepts it and nothing else. */
export interface AcceptLink {
  bid: Offer
  /** Null where the arrival is a time of the request's own. */
  eta: Eta | null
  link: string
}

interface Row extends Omit<AcceptLink, 'link'> {
  id: string
  version: number
}

/** More than these are compared on the request's page. */
const most = 5

/**
 * For the mail that tells a guest of bids: those that can be taken at this moment, the cheapest first, each with a link
 * of its own (rules C9). A link takes its bid at the price that stands beside it, or not at all.
 */
export async function acceptLinksOf(
  { db, deeds, clock, config, linkKey }: Services,
  { channel, code, isGuests, requestId }: Mailed,
): Promise<AcceptLink[]> {
  if (channel !== 'mail' || code !== 'bidCame' || !isGuests || !requestId) return []
  const { rows } = await sql<Row>`
    select b.id, b.version,
      json_build_object('business', p.business_name, 'price', dollars(b.price_cents)) as bid,
      case when r.urgency <> 'scheduled' then json_build_object(
        'etaMinutes', b.eta_minutes, 'isOpenEnded', b.eta_open_ended) end as eta
    from bids b join providers p on p.id = b.provider_id join requests r on r.id = b.request_id
    where b.request_id = ${requestId} and b.status = 'pending' and b.expires_at > ${clock.now()}
    order by b.price_cents, b.created_at limit ${most}`.execute(db)
  const deed = deeds.own()
  return deed.transaction(async (tx) => {
    const links: AcceptLink[] = []
    for (const { id, version, ...offer } of rows) {
      const to = { requestId, onlyBidId: id, isReadOnly: false }
      const { token } = await lendLink(tx, to, { now: deed.now, linkKey })
      links.push({ ...offer, link: config.publicUrl + paths.acceptBid(id, token, version) })
    }
    return links
  })
}
