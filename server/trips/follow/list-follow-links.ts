import type { FollowLink } from '#contract/follow-links.ts'
import { paths } from '#contract/paths.ts'
import { findRequest } from '../../asking/queries.ts'
import type { Services } from '../../core/services.ts'
import { requireAccess } from '../../deals/claim.ts'
import { type Claim, mayRun, refuseToRun } from '../../deals/policy.ts'
import { openWithKey } from '../../platform/secrets/seal.ts'
import { findLiveLinks, type LinkRow } from './queries.ts'

/** Who follows a request now, for whose it is: each can be shown again and ended. */
export async function listFollowLinks(
  { db, clock, linkKey }: Pick<Services, 'db' | 'clock' | 'linkKey'>,
  claim: Claim,
  requestId: string,
): Promise<FollowLink[]> {
  const { access } = requireAccess(await findRequest(db, requestId), claim)
  if (!mayRun(access)) throw refuseToRun(access, 'request')
  const live = await findLiveLinks(db, requestId, clock.now())
  return live.map((row) => linkOf(row, linkKey))
}

export function linkOf(row: LinkRow, linkKey: string): FollowLink {
  const token = opened(row.sealed_token, linkKey)
  return {
    id: row.id,
    name: row.name,
    path: token && paths.follow(token),
    endsAt: row.ends_at.toISOString(),
    showsPhotos: row.shows_photos,
    opened: row.opened,
    openedAt: row.opened_at?.toISOString() ?? null,
  }
}

/** Null where the server's key has become another: the link goes on, and nobody can show it again. */
function opened(sealed: Buffer, linkKey: string): string | null {
  try {
    return openWithKey(sealed, linkKey)
  } catch {
    return null
  }
}
