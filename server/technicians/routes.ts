import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/technicians.ts'
import * as trackers from '#contract/trackers.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, technicianOf, type User, userOf } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { delayJob } from '../deals/delay-job.ts'
import { etagOf, RawAnswer } from '../platform/http/raw-answer.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { readOwnJob } from '../views/own-jobs.ts'
import { addTechnician } from './add-technician.ts'
import { assignTechnician } from './assign-technician.ts'
import { changeTechnician } from './change-technician.ts'
import { connectTracker } from './connect-tracker.ts'
import { disconnectTracker } from './disconnect-tracker.ts'
import { employerOf } from './policy.ts'
import { findTechnicians } from './queries.ts'
import { readDay } from './read-day.ts'
import { readTracker } from './read-tracker.ts'
import { sendLink } from './send-link.ts'
import { setTechnicianActivity } from './set-activity.ts'
import { takeTrackerPosition } from './take-tracker-position.ts'
import { trackerFixOf } from './tracker-fix.ts'

export function technicianRoutes(api: Api<Actor>, services: Services): void {
  const { db, clock } = services
  const read = async (user: User, request: FastifyRequest, id: string) => {
    const provider = await employerOf(db, user)
    const [technician] = await findTechnicians(
      db,
      provider.id,
      clock.now(),
      languageOf(request),
      id,
    )
    if (!technician) throw notFound('technician')
    return technician
  }

  api(contract.listTechnicians, async ({ actor, request }) => {
    const provider = await employerOf(db, userOf(actor))
    return findTechnicians(db, provider.id, clock.now(), languageOf(request))
  })
  api(contract.addTechnician, async ({ actor, body, deed, request }) => {
    const { id } = await addTechnician(deed, userOf(actor), body)
    return read(userOf(actor), request, id)
  })
  api(contract.changeTechnician, async ({ actor, params, body, deed, request }) => {
    await changeTechnician(deed, userOf(actor), params.id, body)
    return read(userOf(actor), request, params.id)
  })
  api(contract.setTechnicianActivity, async ({ actor, params, body, deed, request }) => {
    await setTechnicianActivity(deed, userOf(actor), params.id, body.isActive)
    return read(userOf(actor), request, params.id)
  })
  api(contract.sendTechnicianLink, async ({ actor, params, deed }) => {
    await sendLink(deed, userOf(actor), params.id)
    return { message: answers.technicians.linkSent }
  })
  api(contract.assignTechnician, async ({ actor, params, body, deed, request }) => {
    await assignTechnician(deed, userOf(actor), params.id, body.technicianId)
    return readOwnJob(services, userOf(actor), params.id, languageOf(request))
  })

  api(contract.readTechnicianDay, ({ actor, request }) =>
    readDay(services, technicianOf(actor), languageOf(request)),
  )
  api(contract.delayAsTechnician, async ({ actor, params, body, deed }) => {
    await delayJob(deed, technicianOf(actor), params.id, body)
    return { message: answers.saved }
  })

  api(trackers.readTracker, async ({ actor }) => ({
    tracker: await readTracker(db, technicianOf(actor).technicianId),
  }))
  api(trackers.connectTracker, ({ actor, deed, request }) => {
    const { publicUrl, isPublicUrlSet } = services.config
    const origin = (!isPublicUrlSet && request.headers.origin) || publicUrl
    return connectTracker(deed, technicianOf(actor), origin)
  })
  api(trackers.disconnectTracker, async ({ actor, deed }) => {
    await disconnectTracker(deed, technicianOf(actor).technicianId)
    return { message: answers.technicians.trackerEnded }
  })
  api(trackers.takeTrackerPosition, async ({ params, query, body, deed }) => {
    await takeTrackerPosition(deed, params.secret, trackerFixOf(body, query))
    return new RawAnswer('', etagOf(''))
  })
}
