/**
 * The reader's words. English stands in `en/`, one module per area, so that a page carries only its own.
 * Another language is one object of the same shape (`es satisfies Catalogue`), handed to `speak` before the
 * first render; the areas that are loaded, and those that load later, then say its words.
 */
type Words = object

const areas = new Map<string, Words>()
let spoken: Readonly<Record<string, Words>> = {}
let language = 'en-US'

/** Declares the words of one area. Read them while rendering, never at the top of a module. */
export function area<W extends Words>(name: string, english: W): W {
  const words = { ...english, ...spoken[name] }
  areas.set(name, words)
  return words
}

/** Changes the language for the rest of the page's life. `locale` is a BCP 47 tag. */
export function speak(locale: string, catalogue: Readonly<Record<string, Words>>): void {
  language = locale
  spoken = catalogue
  for (const [name, words] of areas) Object.assign(words, catalogue[name])
}

/** The BCP 47 tag for Intl. */
export function locale(): string {
  return language
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form that fits the count, its `#` replaced by the number: `plural(2, { one: '# bid', other: '# bids' })`. */
export function plural(count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return form.replace('#', new Intl.NumberFormat(language).format(count))
}

/** "towing, tires, and battery" */
export function list(
  parts: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
) {
  return new Intl.ListFormat(language, { type }).format(parts)
}
