import type { Correctable } from '#contract/correctables.ts'
import { paths } from '#contract/paths.ts'
import type { Notice, Teller } from './notice.ts'
import { type Said, say } from './say.ts'
import { bySms } from './to-whom.ts'

/** An SMS with the personal link, about a minute's work at most: a technician has no list in the app. */
const toTechnician = (technician: string | null, says: Said): Notice[] =>
  technician
    ? [{ users: [], technician, contact: false, says, link: paths.technician, ...bySms }]
    : []

/** Somebody is new, came back, or needs another link. */
export const invited: Teller<{ technicianId: string }> = async ({ providerId, payload }, facts) => {
  const business = (await facts.nameOf(providerId)) ?? null
  return toTechnician(payload.technicianId, say('technicianInvited', { business }))
}

interface Moved {
  technicianId?: string
  formerId: string | null
}

/** Who goes to a job hears it, who does not any more as well; the customer sees who comes. */
export const moved: Teller<Moved> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  const { asked, wanted } = request
  return [
    ...toTechnician(payload.technicianId ?? null, say('technicianJob', { asked, wanted })),
    ...toTechnician(payload.formerId, say('technicianOff', { asked })),
  ]
}

/** Who pressed too early, or stands at the wrong truck, has to hear it where they are. */
export const arrivalDenied: Teller = async ({ requestId, jobId }, facts) => {
  const request = await facts.request(requestId)
  const technician = await facts.technicianOn(jobId)
  return request ? toTechnician(technician, say('nobodyThere', { asked: request.asked })) : []
}

/** Who drives there drives to another place from now on. */
export const placeSent: Teller<{ corrected: Correctable[] }> = async (
  { requestId, jobId, payload: { corrected } },
  facts,
) => {
  const request = corrected.includes('place') ? await facts.request(requestId) : undefined
  if (!request) return []
  return toTechnician(
    await facts.technicianOn(jobId),
    say('placeSent', {
      asked: request.asked,
      milesOff: request.roughMiles && Math.ceil(request.roughMiles),
    }),
  )
}

/** Whoever waits sees nothing of them: the phone may be locked, the page closed. */
export const silent: Teller = async ({ requestId, jobId }, facts) => {
  const request = await facts.request(requestId)
  const technician = await facts.technicianOn(jobId)
  return request ? toTechnician(technician, say('noPosition', { asked: request.asked })) : []
}

/** The customer needs nobody any more, or takes somebody else: also who drives there has to hear it. */
export const cancelled: Teller = async ({ requestId, jobId }, facts) => {
  const request = await facts.request(requestId)
  const technician = await facts.technicianOn(jobId)
  return request
    ? toTechnician(technician, say('technicianCancelled', { asked: request.asked }))
    : []
}
