import type { LiveMessage } from '#contract/events.ts'
import type { RequestForBoard } from '#contract/requests.ts'
import type { Language } from '#contract/words/languages.ts'
import type { BoardCard } from '../asking/board-card.ts'
import { areaOf, titleOf } from '../asking/request-names.ts'
import type { RecordedEvent } from '../core/events.ts'

/** What leaves the server of an event, whichever way: of its payload only the board card (rules C10). */
export function messageOf(event: RecordedEvent, language: Language): LiveMessage {
  const { name, requestId, bidId, jobId, at, payload } = event
  const message: LiveMessage = { name, requestId, bidId, jobId, at }
  if (payload && 'card' in payload) message.card = cardIn(payload.card, language)
  return message
}

/** An event as a chunk of the stream. */
export const chunkOf = (event: RecordedEvent, language: Language): string =>
  `id: ${event.id}\nevent: change\ndata: ${JSON.stringify(messageOf(event, language))}\n\n`

/** The chunk for each language, made once however many streams take it. */
export function chunksOf(event: RecordedEvent): (language: Language) => string {
  const made = new Map<Language, string>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const chunk = chunkOf(event, language)
    made.set(language, chunk)
    return chunk
  }
}

/** An event of the version before has its card in words already. */
function cardIn(given: BoardCard | RequestForBoard, language: Language): RequestForBoard {
  if (!('names' in given)) return given
  const { names, ...card } = given
  return { ...card, title: titleOf(names, language), area: areaOf(names, language) }
}
