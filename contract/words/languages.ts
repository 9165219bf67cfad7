/**
 * The languages that a person may choose, each by the name it gives itself. The switch stands on the pages as soon as
 * there are two.
 */
export const languages = { 'en-US': 'English' } as const

/** English as it would look in a longer language with accents, for tests and translators alone. */
export const pseudo = 'en-XA'

/** A BCP 47 tag. */
export type Language = keyof typeof languages | typeof pseudo

/** Where nothing is known of the reader. */
export const base = 'en-US' satisfies Language

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && (tag === pseudo || tag in languages)
