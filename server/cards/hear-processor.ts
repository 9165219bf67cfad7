import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { platform } from '#contract/words/en/platform.ts'
import type { Services } from '../core/services.ts'
import { lookAtChargebacks } from '../payments/chargebacks.ts'
import { Refusal } from '../platform/http/refusal.ts'

const mostBytes = 256 * 1024
export const eventsPath = '/api/payments/events'

/**
 * The processor says that something has happened to a card. It is a hint and no more: the hold that it is about is looked at
 * now instead of a little later, and what the processor then says counts. So twice, late, out of order or never is all the same.
 */
export function hearProcessor(server: FastifyInstance, { cards, db, clock }: Services): void {
  if (!cards) return
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, body, done) =>
      done(null, body),
    )
    scope.post(eventsPath, { bodyLimit: mostBytes }, async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const heard =
        Buffer.isBuffer(request.body) && typeof signature === 'string'
          ? cards.heard(request.body, signature)
          : null
      if (!heard) throw new Refusal('bad_input', platform.notSigned)
      if (heard.about)
        await db
          .updateTable('holds')
          .set({ look_at: clock.now() })
          .where('look_at', 'is not', null)
          .where(({ eb, or }) =>
            or([eb('intent', '=', heard.about), eb('session', '=', heard.about)]),
          )
          .execute()
      if (heard.group)
        await db
          .updateTable('holds')
          .set({ look_at: clock.now() })
          .where('state', '=', 'needs_card')
          .where(sql<boolean>`job_id::text = ${heard.group}`)
          .execute()
      if (heard.about)
        await db
          .updateTable('refunds')
          .set({ look_at: clock.now() })
          .where('look_at', 'is not', null)
          .where('refund', '=', heard.about)
          .execute()
      if (heard.about && heard.isChargeback) await lookAtChargebacks(db, heard.about, clock.now())
      return reply.code(200).send({ received: true })
    })
  })
}
