import type { EventName } from '#contract/event-names.ts'
import type { DeliveryChannel } from '#contract/notifications.ts'
import { isPhoneNumber } from '#contract/primitives.ts'
import type { Services } from '../../core/services.ts'
import { isStopped } from '../../platform/sms/stops.ts'
import { eventRows } from '../event-rows.ts'
import { sendPush } from '../push/send-push.ts'

/** A delivery with the address and the wishes of this moment. */
export interface Due {
  channel: DeliveryChannel
  status: string
  attempts: number
  kind: EventName
  title: string
  body: string
  link: string
  requestId: string | null
  technicianId: string | null
  isGuests: boolean
  userId: string | null
  mail: string | null
  phone: string | null
  wantsMail: boolean
  wantsSms: boolean
  isQuiet: boolean
  /** No SMS was sent to this person before. */
  isFirstSms: boolean
  /** A provider's number that nobody has confirmed: it may be a stranger's. */
  isUnconfirmed: boolean
}

interface Carrier {
  /** Why it does not go this way now, or null. */
  reasonAgainst(services: Services, due: Due): Promise<string | null> | string | null
  /** Hands it over; gives why nobody was reached, or null. Throws a DeliveryError where the other side does not take it. */
  send(
    services: Services,
    due: Due,
    message: { link: string; idempotencyKey: string },
  ): Promise<string | null>
}

const howToStop = 'Reply STOP to end these messages.'
const inQuietHours = (due: Due) =>
  due.isQuiet && !eventRows[due.kind].wakes ? 'quiet hours' : null

/** How each channel carries a message, and when it does not. */
export const carriers: Record<DeliveryChannel, Carrier> = {
  mail: {
    reasonAgainst(_services, due) {
      if (!due.mail) return 'no mail address'
      return due.wantsMail ? null : 'mail is switched off'
    },
    async send({ mailer }, { mail, title, body }, { link, idempotencyKey }) {
      if (!mail) return 'no mail address'
      const text = [title, '', body, '', link].join('\n')
      await mailer.send({ to: mail, subject: title, text, idempotencyKey })
      return null
    },
  },
  sms: {
    async reasonAgainst({ db }, due) {
      const { phone } = due
      if (!phone || !isPhoneNumber(phone)) return 'no phone number'
      if (due.isUnconfirmed) return 'phone is not confirmed'
      if (!due.wantsSms) return 'SMS is switched off'
      return inQuietHours(due) ?? ((await isStopped(db, phone)) ? 'answered STOP' : null)
    },
    async send({ sms }, { phone, title, body, isFirstSms }, { link, idempotencyKey }) {
      if (!phone) return 'no phone number'
      const text = `Roadcall: ${title}. ${body} ${link}${isFirstSms ? ` ${howToStop}` : ''}`
      await sms.send({ to: phone, text, idempotencyKey })
      return null
    },
  },
  push: {
    reasonAgainst: (_services, due) => inQuietHours(due),
    async send(services, { userId, title, body, link }, { idempotencyKey: tag }) {
      const reached = userId ? await sendPush(services, userId, { title, body, link, tag }) : 0
      return reached > 0 ? null : 'no device any more'
    },
  },
}
