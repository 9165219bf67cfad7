import { settings } from '#contract/settings.ts'
import { texts } from '#contract/words/en/texts.ts'
import { inLanguage } from '#contract/words/words.ts'
import { calmName } from '../core/contacts/calm-name.ts'
import { sendText } from '../core/send-text.ts'
import type { Services } from '../core/services.ts'
import { DeliveryError } from '../platform/delivery-error.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { asSms } from '../platform/sms/as-sms.ts'
import { isStopped } from '../platform/sms/stops.ts'
import { hashPhoneCode, newPhoneCode } from './phone-code.ts'
import './tables.ts'

/**
 * Texts the code that confirms a phone. It is made here, so that it stands in the SMS and nowhere else; a retry makes
 * another. Stops quietly when the phone is confirmed, another number, or asked about too long ago to be waited for.
 */
export async function textPhoneCode(
  services: Services,
  { providerId }: { providerId: string },
): Promise<void> {
  const { db, clock } = services
  const asked = await db
    .selectFrom('phone_codes')
    .innerJoin('providers', 'providers.id', 'phone_codes.provider_id')
    .innerJoin('users', 'users.id', 'providers.owner_user_id')
    .select([
      'phone_codes.phone',
      'phone_codes.asked_at',
      'phone_codes.sent_at',
      'providers.business_name',
      'users.language',
    ])
    .where('phone_codes.provider_id', '=', providerId)
    .where('providers.phone_confirmed_at', 'is', null)
    .whereRef('phone_codes.phone', '=', 'providers.phone')
    .executeTakeFirst()
  const now = clock.now()
  const { validMs } = settings.phoneCode
  if (!asked || asked.sent_at || asked.asked_at.getTime() + validMs < now.getTime()) return
  // Who has answered STOP gets no SMS: the page says so, and another number can be given.
  if (await isStopped(db, asked.phone)) {
    await settle({ failed_at: now })
    return
  }
  const code = newPhoneCode()
  const business = calmName(asked.business_name)
  const hash = hashPhoneCode(providerId, asked.phone, code)
  // Before the sending: whoever reads the SMS may be faster than what follows it.
  const kept = await settle({ code_hash: hash, expires_at: new Date(now.getTime() + validMs) })
  if (!kept) return
  try {
    const language = languageOfRecipient(asked.language)
    const { phoneCode, firstPhoneCode } = inLanguage(texts, language)
    const said = { code, business: business && asSms(business), ms: validMs }
    await sendText(services, asked.phone, language, {
      first: (terms) => firstPhoneCode({ ...said, terms }),
      next: phoneCode(said),
    })
  } catch (error) {
    if (!(error instanceof DeliveryError) || error.isRetryable) throw error
    // The other side will never take it; the page says so and another number can be given.
    await settle({ failed_at: clock.now() })
    return
  }
  await settle({ sent_at: clock.now() })

  /** Of this asking only: a newer one has a task of its own. */
  async function settle(values: Settled): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('phone_codes')
      .set(values)
      .where('provider_id', '=', providerId)
      .where('asked_at', '=', asked?.asked_at ?? now)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}

type Settled = { code_hash: Buffer; expires_at: Date } | { failed_at: Date } | { sent_at: Date }
