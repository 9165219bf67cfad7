import { type DetailReader, detailFieldNames, detailReaders } from '#contract/catalogue.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import { townOf } from './whereabouts.ts'

/** What of an answer stands on the board; null where nothing does. */
const shownTo = {
  board: redactContacts,
  town: townOf,
  accepted: () => null,
} satisfies Record<DetailReader, (value: string) => string | null>

/** Of what was answered, what the board may tell (rules C10): only answers whose readers are known to be there. */
export function detailsForBoard(details: Record<string, string>): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const name of detailFieldNames) {
    const value = details[name]
    const told = value && shownTo[detailReaders[name]](value)
    if (told) shown[name] = told
  }
  return shown
}
