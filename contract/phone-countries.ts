import parsePhoneNumber from 'libphonenumber-js/min'

/** Numbers that cost their caller, or reach no person: premium lines (900), exchanges of premium lines (976), pagers. */
const costly = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PAGER', 'UAN', 'VOICEMAIL'])
const premiumExchange = /^\+1\d{3}976/

/**
 * The country of a number that we text and call, or null for one that we do not: of another country, premium or a pager. An
 * area code that is newer than our list is taken for the United States', where nearly all new ones are.
 */
export function servedCountry(phone: string, countries: readonly string[]): string | null {
  const number = parsePhoneNumber(phone, { defaultCountry: 'US', extract: false })
  if (!number) return null
  const country = territories[number.country ?? ''] ?? number.country
  const known = country ?? (number.countryCallingCode === '1' ? 'US' : null)
  if (known === null || !countries.includes(known)) return null
  const type = number.getType()
  return (type && costly.has(type)) || premiumExchange.test(number.number) ? null : known
}

/** Of the United States. */
const territories: Readonly<Record<string, string>> = {
  PR: 'US',
  VI: 'US',
  GU: 'US',
  AS: 'US',
  MP: 'US',
}
