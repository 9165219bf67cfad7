import type { MessageTemplate } from '#contract/message-templates.ts'
import { onePart, placesOf } from '../../platform/sms/as-sms.ts'

/** Of a text that is longer than one SMS, each carries less: they say in which order they belong. */
const partOfSeveral = 153

/** A text with the number of SMS it takes to carry it. */
export function asCarried(text: string): NonNullable<MessageTemplate['sms']> {
  const places = placesOf(text)
  if (places === null) return { text, parts: null }
  return { text, parts: places <= onePart ? 1 : Math.ceil(places / partOfSeveral) }
}
