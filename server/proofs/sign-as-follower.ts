import type { BodyOf } from '#contract/endpoint.ts'
import type { signAsFollower as endpoint } from '#contract/proofs.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest } from '../asking/queries.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { lockJob } from '../deals/job-queries.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { isRightCode } from '../trips/check-code.ts'
import { shownJob } from '../trips/follow/follow-job.ts'
import { findFollowing } from '../trips/follow/follow-token.ts'
import { keepSignature } from './keep-signature.ts'
import { takenAt } from './policy.ts'
import { isSigned } from './queries.ts'
import { signedBy } from './read-followed-work.ts'

/**
 * Who follows a job and stands beside the technician signs on an own phone (trips §5). The code that the technician shows says
 * that they are there; what they sign for is the agreement that stands, of which a follower sees no price.
 */
export async function signAsFollower(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  token: string | null,
  { name, code, strokes, takenAt: said }: BodyOf<typeof endpoint>,
): Promise<void> {
  const isRight = await deed.transaction(async (tx) => {
    const link = token ? await findFollowing(tx, token, deed.now) : null
    const request = link && (await lockRequest(tx, link.requestId))
    // Whoever ends a link holds its request: one that was ended meanwhile signs nothing.
    if (!token || !request || !(await findFollowing(tx, token, deed.now))) throw notFound('link')
    const shown = await shownJob(tx, request)
    const job = shown && (await lockJob(tx, shown.id))
    const hash = job?.agreement_hash
    if (!job || !hash) throw new Refusal('wrong_state', refusals.proofs.signNotNow)
    const taken_at = takenAt(job, said, deed.now, 'signed')
    const item = signedBy(request.service_type)
    if (await isSigned(tx, job.id, item, hash))
      throw new Refusal('wrong_state', refusals.proofs.alreadySigned)
    const typed = { whose: 'signer', typed: code, at: taken_at } as const
    if (
      !(await isRightCode(tx, job.id, typed, {
        now: deed.now,
        linkKey,
        pause: refusals.proofs.codePause,
      }))
    )
      return false
    await keepSignature(
      tx,
      deed,
      { request, job },
      {
        item,
        by_side: 'customer',
        taken_at,
        signer: name,
        strokes: strokes ?? null,
        agreement_hash: hash,
        is_by_link: true,
      },
    )
    return true
  })
  if (!isRight) throw wrongField('code', refusals.proofs.wrongCode)
}
