import type { OwnPhone } from '#contract/provider-phone.ts'
import { settings } from '#contract/settings.ts'
import { nextAskingAt, type PhoneCodeRow } from './phone-code.ts'
import type { ProviderRow } from './queries.ts'

/** How it stands with the provider's phone, as the API writes it. */
export function ownPhoneView(
  { phone, phone_confirmed_at }: ProviderRow,
  code: PhoneCodeRow | undefined,
  now: Date,
): OwnPhone {
  if (phone_confirmed_at) return { phone, isConfirmed: true, code: null, nextCodeAt: null }
  const isOfThis = code?.phone === phone
  return {
    phone,
    isConfirmed: false,
    code: code && isOfThis ? codeView(code, now) : null,
    nextCodeAt: (code && nextAskingAt(code, now)?.toISOString()) ?? null,
  }
}

function codeView(code: PhoneCodeRow, now: Date): NonNullable<OwnPhone['code']> {
  const { tries } = settings.phoneCode
  return {
    state: stateOf(code, now),
    expiresAt: code.expires_at?.toISOString() ?? null,
    triesLeft: Math.max(0, tries - code.tries),
  }
}

function stateOf(code: PhoneCodeRow, now: Date): NonNullable<OwnPhone['code']>['state'] {
  if (code.failed_at) return 'failed'
  if (code.tries >= settings.phoneCode.tries) return 'used_up'
  if (code.expires_at && code.expires_at <= now) return 'expired'
  if (code.sent_at) return 'sent'
  // What the queue could not hand over in that time it gives up.
  const isOver = code.asked_at.getTime() + settings.phoneCode.validMs < now.getTime()
  return isOver ? 'failed' : 'on_its_way'
}
