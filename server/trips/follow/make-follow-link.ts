import type { BodyOf } from '#contract/endpoint.ts'
import type { makeFollowLink as endpoint, FollowLink } from '#contract/follow-links.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../../core/deed.ts'
import { recordOfDeal } from '../../core/record-of-deal.ts'
import type { Services } from '../../core/services.ts'
import { lockDeal } from '../../deals/lock-deal.ts'
import type { Claim } from '../../deals/policy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { sealWithKey } from '../../platform/secrets/seal.ts'
import { newFollowToken } from './follow-token.ts'
import { linkOf } from './list-follow-links.ts'
import { endLinks, findLiveLinks, insertLink, showPhotos } from './queries.ts'

const { most, emergencyMs, otherwiseMs } = settings.follow

/**
 * Who waits for help lets somebody follow it: a dispatcher, a spouse, the yard. The same name gets the same link until it
 * has ended, so that nobody has two and each is ended alone; whether it shows the photos can be said anew.
 */
export async function makeFollowLink(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  claim: Claim,
  requestId: string,
  { name, showsPhotos }: BodyOf<typeof endpoint>,
): Promise<FollowLink> {
  return deed.transaction(async (tx) => {
    const { request } = await lockDeal(tx, claim, { requestId })
    if (request.closed_at) throw new Refusal('wrong_state', refusals.requests.followOver)
    const live = await findLiveLinks(tx, requestId, deed.now)
    const known = live.map((row) => linkOf(row, linkKey)).find((link) => link.name === name)
    if (known?.path) {
      const shows = showsPhotos ?? known.showsPhotos
      if (shows !== known.showsPhotos) await showPhotos(tx, known.id, shows)
      return { ...known, showsPhotos: shows }
    }
    if (live.length >= most) throw new Refusal('wrong_state', refusals.requests.followFull)
    // One that is over, or that a lost key has closed for ever.
    await endLinks(tx, requestId, { name }, deed.now)
    const { token, hash } = newFollowToken()
    const lastsMs = request.urgency === 'emergency' ? emergencyMs : otherwiseMs
    const made = await insertLink(tx, {
      request_id: requestId,
      name,
      token_hash: hash,
      sealed_token: sealWithKey(token, linkKey),
      shows_photos: showsPhotos ?? false,
      made_at: deed.now,
      ends_at: new Date(deed.now.getTime() + lastsMs),
    })
    await recordOfDeal(tx, 'link_made', { request })
    return linkOf(made, linkKey)
  })
}
