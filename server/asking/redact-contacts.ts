import { heldBack } from '#contract/held-back.ts'

const email = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi
const link = /\b(?:https?:\/\/|www\.)\S+/gi
/** Ten digits and more, however they are spaced; mile markers, prices and years are shorter. */
const phone = /\+?\d(?:[\s().\-–]*\d){9,14}/g

/** Free text as it may be read before acceptance: no phone number, e-mail address or link (rules C10). */
export function redactContacts(text: string): string {
  return text.replace(email, heldBack).replace(link, heldBack).replace(phone, heldBack)
}
