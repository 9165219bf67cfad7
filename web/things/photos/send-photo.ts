import type { AnswerOf } from '#contract/endpoint.ts'
import type { addConversationPhoto, addRequestPhoto, Photo } from '#contract/photos.ts'
import { untilAnswered } from '../../kit/api/until-answered.ts'
import { type UploadInput, upload } from '../../kit/api/upload.ts'

/** How it stands with a photo that has not arrived yet. */
export type Sending =
  | { state: 'waiting' }
  | { state: 'sending'; percent: number }
  /** The network is gone; it goes on by itself. */
  | { state: 'lost' }
  /** The server does not take it: why, as a sentence. */
  | { state: 'refused'; sentence: string }

/** Sends a photo until the server has it or refuses it, however often the network is cut in the middle. */
export function sendPhoto<E extends typeof addRequestPhoto | typeof addConversationPhoto>(
  endpoint: E,
  input: Omit<UploadInput<E>, 'onProgress'>,
  tell: (sending: Sending) => void,
): Promise<Photo> {
  return untilAnswered<AnswerOf<E>>(
    (signal) =>
      upload(endpoint, {
        ...input,
        signal,
        onProgress: (percent) => tell({ state: 'sending', percent }),
      }),
    { signal: input.signal, onLost: () => tell({ state: 'lost' }), isSlow: true },
  )
}
