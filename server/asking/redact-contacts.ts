const email = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi
const link = /\b(?:https?:\/\/|www\.)\S+/gi
/** Ten digits and more, however they are spaced; mile markers, prices and years are shorter. */
const phone = /\+?\d(?:[\s().\-–]*\d){9,14}/g

const held = '[contact details are shared after acceptance]'

/** Stands where no acceptance will ever tell more: on a published review. */
export const cutOut = '[…]'

/** Free text as it may be read before acceptance: no phone number, e-mail address or link (rules C10). */
export function redactContacts(text: string, instead = held): string {
  return text.replace(email, instead).replace(link, instead).replace(phone, instead)
}
