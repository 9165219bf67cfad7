import type { Services } from '../../server/core/services.ts'
import { chanceOf } from '../chance.ts'
import { prove } from '../proving.ts'
import type { Work } from './cast.ts'

/** Of what a person may look at there are photos, of the rest of few: a market that runs for weeks must not fill a disk. */
const photosAmongRobots = 0.2

/** Proves a stage of the work. */
export function proveWork(
  { db, files, deeds }: Pick<Services, 'db' | 'files' | 'deeds'>,
  { job, request, helper, isWatched }: Work,
  stage: 'before' | 'after',
): Promise<void> {
  const isSeen = isWatched || job.technician_id !== null || request.fleet_id !== null
  const hasPhotos = isSeen || chanceOf('photos', job.id).isLikely(photosAmongRobots)
  const deed = () => deeds.own(helper.by)
  return prove(
    { files, db, hasPhotos, isPerson: isWatched, deed },
    helper.actor,
    job,
    request,
    stage,
  )
}
