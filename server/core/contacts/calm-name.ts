import { readAs } from './read-as.ts'
import { redactContacts } from './redact-contacts.ts'

/** What frightens or lures a reader into a link; nobody's name in the line that is read first. */
const lures =
  /\b(?:log ?in|sign ?in|sign ?on|passwords?|verif(?:y|ied|ication)|suspend(?:ed)?|(?:un)?locked|unlock|click|urgent(?:ly)?|invoices?|refunds?|winner|prize|gift|accounts?|security alert|action required)\b/

/** A name that strangers have typed as it may stand in a subject or at the head of a text; null for one that may not. */
export function calmName(name: string): string | null {
  const plain = name.replaceAll(/\s+/g, ' ').trim()
  return redactContacts(plain) !== plain || lures.test(readAs(plain).text) ? null : plain
}
