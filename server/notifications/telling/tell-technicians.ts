import { paths } from '#contract/paths.ts'
import type { Notice, Teller } from './notice.ts'

/** An SMS with his link, about a minute's work at most: a technician has no list in the app. */
const toTechnician = (technician: string | null, title: string, body: string): Notice[] =>
  technician
    ? [
        {
          users: [],
          technician,
          contact: false,
          title,
          body,
          link: paths.technician,
          mail: false,
          sms: true,
        },
      ]
    : []

const notYours = 'You need not go there any more.'

/** Somebody is new, came back, or needs another link. */
export const invited: Teller<{ technicianId: string }> = async ({ providerId, payload }, facts) => {
  const name = await facts.nameOf(providerId)
  const body = 'This link opens them on your phone. Keep it to yourself.'
  return toTechnician(payload.technicianId, `Your jobs at ${name ?? 'your company'}`, body)
}

interface Moved {
  technicianId?: string
  formerId: string | null
}

/** Who goes to a job hears it, who does not any more as well; the customer sees who comes. */
export const moved: Teller<Moved> = async ({ requestId, payload }, facts) => {
  const request = await facts.request(requestId)
  if (!request) return []
  return [
    ...toTechnician(
      payload.technicianId ?? null,
      `New job: ${request.title}`,
      `${request.scheduledFor ? `Scheduled for ${request.scheduledFor}. ` : ''}Your link has the place and the phone number.`,
    ),
    ...toTechnician(payload.formerId, `Not yours any more: ${request.title}`, notYours),
  ]
}

/** The customer needs nobody any more, or takes somebody else: also who drives there has to hear it. */
export const cancelled: Teller = async ({ requestId, jobId }, facts) => {
  const request = await facts.request(requestId)
  const technician = await facts.technicianOn(jobId)
  return request ? toTechnician(technician, `Cancelled: ${request.title}`, notYours) : []
}
