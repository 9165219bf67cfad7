// Without the library that reads what people type: every page shows numbers, and what is stored is E.164.

/** A North American number, however it is grouped; none that begins with another country's plus. */
const grouped = /^(?:\+?1)?[^+\d]*(\d{3})[^+\d]*(\d{3})[^+\d]*(\d{4})$/

/** "(512) 555-0143"; a number of another country, or one from before there was a rule, stays as it is. */
export const formatPhone = (phone: string): string => phone.trim().replace(grouped, '($1) $2-$3')

/** `tel:+15125550143`; of what holds words, the number before them. */
export const phoneHref = (phone: string): string =>
  `tel:${phone
    .replace(/[a-z].*/i, '')
    .trim()
    .replace(grouped, '+1$1$2$3')
    .replace(/[^\d+*#]/g, '')}`
