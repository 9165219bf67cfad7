import {
  type ListedProof,
  type ProofItem,
  type ProofStage,
  proofListOf,
  saidAtFinish,
} from '#contract/proof-lists.ts'
import type { RequestRow } from '../server/asking/queries.ts'
import type { Deed } from '../server/core/deed.ts'
import type { Services } from '../server/core/services.ts'
import type { JobRow } from '../server/deals/job-queries.ts'
import type { JobActor } from '../server/deals/lock-own-job.ts'
import { plainClaim } from '../server/deals/policy.ts'
import type { Db, Tx } from '../server/platform/db/tables.ts'
import { proveByPhoto } from '../server/proofs/prove-by-photo.ts'
import { proveByReading } from '../server/proofs/prove-by-reading.ts'
import { signWork } from '../server/proofs/sign-work.ts'
import { skipProofs } from '../server/proofs/skip-proofs.ts'
import { type Chance, chanceOf } from './chance.ts'
import { drawnPhoto } from './drawn/photo.ts'
import { signatureOf } from './drawn/signature.ts'
import { readingOf } from './words.ts'

/** Why somebody beside a narrow shoulder or at night proves nothing. */
const reasons = ['not_safe', 'too_dark', 'no_camera'] as const
const recipient = 'Shop foreman'

/** Where it is written, and whether photos are made: they are what fills a disk. */
export interface Proving {
  files: Services['files']
  db: Db | Tx
  hasPhotos: boolean
  /** Nothing is left out. */
  isWhole?: boolean
  /** Who asked for help is no robot, and signs with an own hand or not at all. */
  isPerson?: boolean
  deed(): Deed
}

/**
 * Who does the work proves a stage of it: drawn photos and readings, now and then a reason why not; when it is done some
 * customers sign on the phone, and who receives a towed truck does.
 */
export async function prove(
  { files, db, hasPhotos, isWhole = false, isPerson = false, deed }: Proving,
  actor: JobActor,
  job: JobRow,
  request: RequestRow,
  stage: ProofStage,
): Promise<void> {
  const chance = chanceOf('proof', request.location_text, stage)
  /** An odometer says the same before the work and after it. */
  const chanceFor = (item: ProofItem) =>
    item.startsWith('odometer') ? chanceOf('odometer', request.location_text) : chance
  const claim = plainClaim(actor)
  const { lat, lng } = request
  const where = lat === null || lng === null ? {} : { lat, lng, accuracyM: 14 }
  const asked = proofListOf(request.service_type).filter(
    (listed) => listed.stage === stage && listed.isAsked && listed.item !== saidAtFinish,
  )
  const planned = asked.map((listed) => ({ listed, way: wayOf(listed, hasPhotos, chance) }))
  const isSkipped = !isWhole && chance.isLikely(0.12)
  for (const { listed, way } of isSkipped ? [] : planned) {
    const { item, photos } = listed
    const takenAt = deed().now.toISOString()
    if (way === 'signature') await sign('recipient', recipient)
    if (way === 'reading') {
      const reading = readingOf(item, chanceFor(item))
      await proveByReading(deed(), claim, job.id, { item, reading, takenAt, ...where })
    }
    for (let count = 0; way === 'photo' && count < photos; count++) {
      const bytes = await drawnPhoto(item, chanceFor(item))
      await proveByPhoto({ db, files }, deed(), claim, job.id, { item, takenAt, bytes, ...where })
    }
  }
  const skipped = planned.filter(({ way }) => isSkipped || !way).map(({ listed }) => listed.item)
  if (skipped.length) {
    const reason = isSkipped ? chance.pick(reasons) : 'no_camera'
    const now = deed()
    const takenAt = now.now.toISOString()
    await skipProofs(now, claim, job.id, { items: skipped, reason, takenAt })
  }
  if (stage === 'after' && !isPerson && chance.isLikely(0.35))
    await sign('signature', request.customer_name)

  async function sign(item: 'signature' | 'recipient', name: string): Promise<void> {
    if (!job.agreement_hash) return
    const now = deed()
    await signWork(now, claim, job.id, {
      item,
      name,
      strokes: signatureOf(name),
      agreementHash: job.agreement_hash.toString('hex'),
      takenAt: now.now.toISOString(),
      ...where,
    })
  }
}

function wayOf({ by }: ListedProof, hasPhotos: boolean, chance: Chance) {
  const possible = by.filter((way) => way !== 'photo' || hasPhotos)
  return possible.length ? chance.pick(possible) : null
}
