import type { HeldBackReason } from '#contract/admin-operations.ts'
import type { EventName } from '#contract/event-names.ts'
import type { DeliveryChannel } from '#contract/notifications.ts'
import { isPhoneNumber } from '#contract/phone.ts'
import type { UserType } from '#contract/session.ts'
import { mails } from '#contract/words/en/mails.ts'
import { inLanguage } from '#contract/words/words.ts'
import { mailOf } from '../../core/mail-of.ts'
import type { Services } from '../../core/services.ts'
import { languageOfRecipient } from '../../platform/language-of-recipient.ts'
import { isStopped } from '../../platform/sms/stops.ts'
import { noteTexted, wasTexted } from '../../platform/sms/texted-numbers.ts'
import { eventRows } from '../event-rows.ts'
import { sendPush } from '../push/send-push.ts'
import type { AcceptLink } from './accept-links.ts'
import { calm } from './calm.ts'
import { noticeIn, type Said } from './say.ts'
import { textOf } from './text-of.ts'

/** A delivery with the address and the wishes of this moment. */
export interface Due extends Said {
  channel: DeliveryChannel
  status: string
  attempts: number
  kind: EventName
  link: string
  requestId: string | null
  technicianId: string | null
  isGuests: boolean
  userId: string | null
  /** Of the account; null for the person to help on a request, and for a technician. */
  userType: UserType | null
  /** In which the recipient reads, as far as is known. */
  language: string | null
  mail: string | null
  phone: string | null
  wantsMail: boolean
  wantsSms: boolean
  isQuiet: boolean
  /** A provider's number that nobody has confirmed: it may be a stranger's. */
  isUnconfirmed: boolean
  /** A provider's own, as somebody has shown who holds it. */
  isConfirmed: boolean
  /** Who has it sent to a number that is no account's: as what it is counted. */
  sender: string | null
  /** Nobody has approved the sender. */
  isNewSender: boolean
}

interface Carrier {
  /** Why it does not go this way now, or null. */
  reasonAgainst(
    services: Services,
    due: Due,
  ): Promise<HeldBackReason | null> | HeldBackReason | null
  /** Hands it over; gives why nobody was reached, or null. Throws a DeliveryError where the other side does not take it. */
  send(
    services: Services,
    due: Due,
    message: { link: string; accepts: readonly AcceptLink[]; idempotencyKey: string },
  ): Promise<HeldBackReason | null>
}

const inQuietHours = (due: Due) =>
  due.isQuiet && !eventRows[due.kind].wakes ? 'quiet_hours' : null

/** Who sleeps through it stands at the road, or lets somebody stand there; and a business asks to hear of work. */
const isAwaited = (due: Due) => eventRows[due.kind].wakes || due.isConfirmed

/** How each channel carries a message, and when it does not. */
export const carriers: Record<DeliveryChannel, Carrier> = {
  mail: {
    reasonAgainst(_services, due) {
      if (!due.mail) return 'no_mail_address'
      return due.wantsMail ? null : 'mail_off'
    },
    async send({ mailer }, due, { link, accepts, idempotencyKey }) {
      if (!due.mail) return 'no_mail_address'
      const language = languageOfRecipient(due.language)
      const { body } = noticeIn(language, due)
      const { title } = noticeIn(language, calm(due))
      const words = inLanguage(mails, language).notice
      const letter = {
        subject: title,
        lines: [body],
        to: { link, button: words.button },
        deeds: accepts.map(({ link, ...offer }) => ({ text: words.accept(offer), link })),
        why: due.userType ? words.why[due.userType] : words.whyGuest,
      }
      await mailer.send({
        to: due.mail,
        ...mailOf(letter, language),
        idempotencyKey,
        isAwaited: isAwaited(due),
      })
      return null
    },
  },
  sms: {
    async reasonAgainst({ db }, due) {
      const { phone } = due
      if (!phone || !isPhoneNumber(phone)) return 'no_phone_number'
      if (due.isUnconfirmed) return 'phone_not_confirmed'
      if (!due.wantsSms) return 'sms_off'
      return inQuietHours(due) ?? ((await isStopped(db, phone)) ? 'stopped' : null)
    },
    async send({ db, clock, sms }, due, { link, idempotencyKey }) {
      const to = due.phone
      if (!to) return 'no_phone_number'
      const isFirst = !(await wasTexted(db, to))
      const { isGuests } = due
      const language = languageOfRecipient(due.language)
      const { sender, isNewSender: isNew } = due
      const counted = {
        to,
        isAwaited: isAwaited(due),
        ...(sender && { from: { subject: sender, isNew } }),
      }
      const { introduction, text } = textOf(language, calm(due), { link, isFirst, isGuests })
      if (introduction) {
        await sms.send({
          ...counted,
          text: introduction,
          idempotencyKey: `${idempotencyKey}-introduction`,
        })
        // What follows may be tried again; this not.
        await noteTexted(db, to, clock.now())
      }
      await sms.send({ ...counted, text, idempotencyKey })
      if (isFirst) await noteTexted(db, to, clock.now())
      return null
    },
  },
  push: {
    reasonAgainst: (_services, due) => inQuietHours(due),
    async send(services, due, { idempotencyKey: tag }) {
      const { title, body } = noticeIn(languageOfRecipient(due.language), due)
      const news = { title, body, link: due.link, tag }
      const reached = due.userId ? await sendPush(services, due.userId, news) : 0
      return reached > 0 ? null : 'no_device'
    },
  },
}
