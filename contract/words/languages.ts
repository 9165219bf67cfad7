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

const known = /* @__PURE__ */ new Map<string, string>(/* @__PURE__ */ Object.entries(languages))

/** Makes the pseudo-language one that may be chosen: by configuration alone. */
export function admitPseudo(): void {
  known.set(pseudo, 'Pseudo')
}

/** What may be chosen now: each language with the name it gives itself. */
export const languageNames = (): ReadonlyMap<string, string> => known

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && known.has(tag)

/** A language that was stored or sent; null where it is none that we speak now. */
export const languageIn = (tag: unknown): Language | null => (isLanguage(tag) ? tag : null)
