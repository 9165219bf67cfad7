import type { LiveMessage, PositionMessage } from '#contract/events.ts'
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

/**
 * An event as a chunk of the stream. Events come a little out of the order of their ids: where another one may still come
 * that is older, the id says after a dash from which on a reader has to resume who breaks off here.
 */
export function chunkOf(event: RecordedEvent, language: Language, resumeAfter: number): string {
  const position = resumeAfter === event.id ? `${event.id}` : `${event.id}-${resumeAfter}`
  return `id: ${position}\nevent: change\ndata: ${jsonOf(event, language)}\n\n`
}

/** Of each event that is kept in memory, by language: thousands who come back at once are told the same. */
const written = new WeakMap<RecordedEvent, Map<Language, string>>()

function jsonOf(event: RecordedEvent, language: Language): string {
  const known = written.get(event) ?? new Map<Language, string>()
  written.set(event, known)
  const json = known.get(language) ?? JSON.stringify(messageOf(event, language))
  known.set(language, json)
  return json
}

/** The chunk for each language, made once however many streams take it. */
export function chunksOf(
  event: RecordedEvent,
  resumeAfter: number,
): (language: Language) => string {
  const made = new Map<Language, string>()
  return (language) => {
    const known = made.get(language)
    if (known !== undefined) return known
    const chunk = chunkOf(event, language, resumeAfter)
    made.set(language, chunk)
    return chunk
  }
}

/** An event of the version before has its card in words already. */
function cardIn(given: BoardCard | RequestForBoard, language: Language): RequestForBoard {
  if (!('names' in given)) return given
  const { names: said, ...card } = given
  const names = { ...said, trades: card.trades }
  return { ...card, title: titleOf(names, language), area: areaOf(names, language) }
}

/** From which event on a reader resumes that has got as far as this id of a chunk; null where it is none of ours. */
export function resumeFrom(lastEventId: string): number | null {
  const [, id, resumeAfter] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(lastEventId) ?? []
  return id === undefined ? null : Number(resumeAfter ?? id)
}

/** Without an id, as it is no place in the stream to resume from: who missed one hears of the next. */
export const positionChunk = (message: PositionMessage) =>
  `event: position\ndata: ${JSON.stringify(message)}\n\n`

/** From here a reader resumes to whom everything up to this id has been written. */
export const placeChunk = (id: number) => `id: ${id}\n\n`

/** A sign of life, with the place to resume from where it is known. */
export const beatChunk = (settledUpTo: number | null) =>
  `: still here\n${settledUpTo === null ? '\n' : placeChunk(settledUpTo)}`

/** Instead of what was missed, where that is too much or too old: the reader reads its lists again. */
export const readAgainChunk = (resumeAfter: number) =>
  `id: ${resumeAfter}\nevent: read_again\ndata: {}\n\n`
