import { texts } from '#contract/words/en/texts.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/tables.ts'
import { onePart, placesOf } from '../platform/sms/as-sms.ts'
import type { SmsSender } from '../platform/sms/sms-sender.ts'
import { noteTexted, wasTexted } from '../platform/sms/texted-numbers.ts'

export interface Wording {
  /** What the first text to a number says, with the terms; or without, where they have gone before it. */
  first: (terms: string | null) => string
  next: string
}

/** Sends a text that somebody has just asked for. The first to a number says the terms: in the same SMS, else in one before it. */
export async function sendText(
  { db, clock, sms }: { db: Db; clock: Clock; sms: SmsSender },
  to: string,
  language: Language,
  { first, next }: Wording,
): Promise<void> {
  if (await wasTexted(db, to)) return sms.send({ to, text: next, isAwaited: true })
  const { terms, introduction } = inLanguage(texts, language)
  const whole = first(terms)
  const fits = (placesOf(whole) ?? Infinity) <= onePart
  if (!fits) {
    await sms.send({ to, text: introduction, isAwaited: true })
    // What follows may be tried again; this not.
    await noteTexted(db, to, clock.now())
  }
  await sms.send({ to, text: fits ? whole : first(null), isAwaited: true })
  if (fits) await noteTexted(db, to, clock.now())
}
