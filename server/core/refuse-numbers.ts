import { servedCountry } from '#contract/phone-countries.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { Refusal } from '../platform/http/refusal.ts'

/**
 * Refuses a call that names a phone number which we do not call or text: of another country, or of a premium line. Asked of
 * every body, since each form has its phone under a name that says so ("phone", "contactPhone").
 */
export function refuseNumbers(body: unknown, countries: readonly string[]): void {
  if (typeof body !== 'object' || body === null) return
  const says = commonFields.phoneAbroad({ from: countries })
  const wrong = Object.entries(body).filter(
    ([field, value]) =>
      /phone$/i.test(field) &&
      typeof value === 'string' &&
      value !== '' &&
      servedCountry(value, countries) === null,
  )
  if (wrong.length === 0) return
  const details = Object.fromEntries(wrong.map(([field]) => [field, says]))
  throw new Refusal('bad_input', says, { details })
}
