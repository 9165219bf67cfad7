import parsePhoneNumber from 'libphonenumber-js/min'

/** Digits of a phone number, with its area code. */
export const phoneDigits = 10

/** In North America neither the area code nor the exchange begins with 0 or 1. */
const northAmerican = /^\+1[2-9]\d{2}[2-9]\d{6}$/

/**
 * The number that somebody typed as E.164 ("+15125550148"): of the US or Canada unless its country is typed with it. Null for
 * what is no whole number, holds letters, or has an extension. It goes by length and shape, since a list of area codes
 * would refuse the newest ones.
 */
export function readPhone(typed: string): string | null {
  const phone = parsePhoneNumber(typed, { defaultCountry: 'US', extract: false })
  if (!phone?.isPossible() || phone.ext) return null
  const isShaped = phone.countryCallingCode !== '1' || northAmerican.test(phone.number)
  return isShaped ? phone.number : null
}

/** Whether somebody can be called and texted at it. */
export const isPhoneNumber = (phone: string): boolean => readPhone(phone) !== null
