import { deliver } from '../notifications/telling/deliver.ts'
import { tellEvents } from '../notifications/telling/tell-events.ts'
import type { OpenServices } from '../open-services.ts'
import { sendInvitation } from '../people/send-invitation.ts'
import type { Sms } from '../platform/sms/sms-sender.ts'
import { textPhoneCode } from '../providers/text-phone-code.ts'
import { issueLink } from '../technicians/links.ts'
import { codeIn, type GivenWorld } from './given.ts'

/** Does what the worker would do, where none runs beside the server and the database is at hand. */
export function handsOf(services: OpenServices): Omit<GivenWorld, 'anybody' | 'texted'> {
  return {
    timeNow: () => services.clock.now(),
    async sendNow() {
      await tellEvents(services)
      const { rows } = await services.pool.query<{ id: string }>(
        `select id from deliveries where status = 'waiting' and technician_id is not null order by id`,
      )
      for (const { id } of rows) await deliver(services, { deliveryId: Number(id) })
    },
    issueLink(technicianId) {
      const deed = services.deeds.own()
      return deed.transaction((tx) => issueLink(tx, technicianId, deed.now))
    },
    async textedCode(providerId) {
      let said = ''
      const send = async ({ text }: Sms) => {
        said = text
      }
      await textPhoneCode({ ...services, sms: { send } }, { providerId })
      return codeIn(said) ?? ''
    },
    async invitationToken(invitationId) {
      let said = ''
      const send = async ({ text }: Sms) => {
        said = text
      }
      await sendInvitation({ ...services, sms: { send } }, { invitationId })
      return /#(\S+)/.exec(said)?.[1] ?? ''
    },
  }
}
