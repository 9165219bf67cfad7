import type { HeldBackReason } from '#contract/admin-operations.ts'
import { awaitedRoom } from '#contract/caps.ts'
import { servedCountry } from '#contract/phone-countries.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { HeldBack } from '../../platform/held-back.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { countMessage, type Limit, uncountMessage } from '../../platform/message-counts.ts'
import type { SmsSender } from '../../platform/sms/sms-sender.ts'
import type { RulesInForce } from '../rules.ts'
import { aDay, subjectOf, timeZone } from './limits.ts'

interface Options {
  db: Db
  clock: Clock
  rules: RulesInForce
  /** Whose numbers are texted. */
  countries: readonly string[]
}

/** At home it is the limit in all that counts. */
const home = 'US'

const reasons: Record<string, HeldBackReason> = {
  textsPerNumber: 'too_many_to_recipient',
  emailsPerAddress: 'too_many_to_recipient',
  textsPerSender: 'too_many_from_sender',
  textsPerNewSender: 'too_many_from_sender',
  textsPerCountry: 'too_many_to_country',
  textsPerDay: 'too_many_today',
  emailsPerDay: 'too_many_today',
}

/**
 * Mail and SMS as all the product sends them: each message is counted before it goes, by the recipient, the sender, the
 * country and in all; what is over a limit throws `HeldBack`. What does not leave is not counted.
 */
export function capMessengers(
  { mailer, sms }: { mailer: Mailer; sms: SmsSender },
  { db, clock, rules, countries }: Options,
): { mailer: Mailer; sms: SmsSender } {
  return {
    mailer: {
      async send(mail) {
        const { caps } = rules.now()
        const limits = [
          aDay(caps, 'emailsPerAddress', subjectOf.address(mail.to)),
          aDay(caps, 'emailsPerDay', subjectOf.everybody),
        ]
        await within('mail', mail.isOwn ? limits.slice(1) : limits, mail.isAwaited, () =>
          mailer.send(mail),
        )
      },
    },
    sms: {
      async send(text) {
        const country = servedCountry(text.to, countries)
        if (country === null) throw new HeldBack<HeldBackReason>('sms', 'number_not_served')
        const { caps } = rules.now()
        const { from } = text
        await within(
          'sms',
          [
            aDay(caps, 'textsPerNumber', subjectOf.number(text.to)),
            ...(from
              ? [aDay(caps, from.isNew ? 'textsPerNewSender' : 'textsPerSender', from.subject)]
              : []),
            ...(country === home
              ? []
              : [aDay(caps, 'textsPerCountry', subjectOf.country(country))]),
            aDay(caps, 'textsPerDay', subjectOf.everybody),
          ],
          text.isAwaited,
          () => sms.send(text),
        )
      },
    },
  }

  async function within(
    channel: 'mail' | 'sms',
    limits: readonly Limit[],
    isAwaited: boolean | undefined,
    send: () => Promise<void>,
  ) {
    const room = isAwaited ? awaitedRoom : 1
    const widened = limits.map((limit) => ({ ...limit, most: limit.most * room }))
    const now = clock.now()
    const full = await inTransaction(db, (tx) => countMessage(tx, widened, now, timeZone))
    if (full) throw new HeldBack(channel, reasons[full.cap] ?? 'too_many_today')
    try {
      await send()
    } catch (error) {
      // Why it did not leave is what matters; a count too many only makes a limit a little narrower.
      await inTransaction(db, (tx) => uncountMessage(tx, widened, now, timeZone)).catch(() => {})
      throw error
    }
  }
}
