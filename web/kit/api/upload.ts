import type { AnswerOf, Endpoint, SentQueryOf } from '#contract/endpoint.ts'
import { writeHeaders } from './acting-as.ts'
import { setAnswered } from './answered-keys.ts'
import { addressOf } from './call.ts'
import { refused } from './refused.ts'
import { patienceMs } from './until-answered.ts'

export interface UploadInput<E extends Endpoint> {
  params?: Record<string, string>
  query?: SentQueryOf<E>
  token?: string | null
  /** Sent as it is; its type is the content type. A form says its own. */
  file: Blob | FormData
  /** All tries of one file carry the same key: it arrives once (rules C23). */
  idempotencyKey: string
  signal: AbortSignal
  /** How much has left the device, 0 to 100. */
  onProgress: (percent: number) => void
}

/**
 * Sends a file and says how far it is, which `fetch` cannot. Throws as `call` does; a TimeoutError when nothing has
 * moved for as long as an answer may take.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: UploadInput<E>,
): Promise<AnswerOf<E>> {
  const { file, token, idempotencyKey, signal, onProgress } = input
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const ended = new AbortController()
    let halt: ReturnType<typeof setTimeout>
    function end(settle: () => void) {
      clearTimeout(halt)
      ended.abort()
      settle()
    }
    function stop(reason: unknown) {
      end(() => reject(reason))
      request.abort()
    }
    function moves() {
      clearTimeout(halt)
      halt = setTimeout(() => stop(new DOMException('No progress', 'TimeoutError')), patienceMs)
    }

    request.open(endpoint.method, addressOf(endpoint, input))
    request.withCredentials = true
    if (file instanceof Blob) request.setRequestHeader('Content-Type', file.type)
    for (const [name, value] of Object.entries(writeHeaders(idempotencyKey)))
      request.setRequestHeader(name, value)
    if (token) request.setRequestHeader('X-Access-Token', token)
    request.upload.onprogress = ({ loaded, total }) => {
      moves()
      if (total) onProgress(Math.round((100 * loaded) / total))
    }
    request.onload = () =>
      end(() => {
        const { status, responseText } = request
        if (status < 200 || status > 299) reject(refused(endpoint, status, responseText))
        else {
          setAnswered(idempotencyKey)
          resolve(JSON.parse(responseText) as AnswerOf<E>)
        }
      })
    request.onerror = () => end(() => reject(new TypeError('The upload was cut off')))
    signal.addEventListener('abort', () => stop(signal.reason), { signal: ended.signal })
    moves()
    request.send(file)
  })
}
