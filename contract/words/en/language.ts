import { sayings } from '../sayings.ts'
import { area } from '../words.ts'
import { list } from './grammar.ts'

/** The choice of a language. */
export const language = area('language', {
  label: 'Language',
})

export const languageSayings = sayings('languageRefusals', {
  unknown: ({ names }: { names: readonly string[] }) =>
    `We do not speak that language yet. Choose ${list(names, 'disjunction')}.`,
})
