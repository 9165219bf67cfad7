import { settings } from '#contract/settings.ts'

/** Who streams says so every 20 seconds; this many of them lost in a row, and nobody is there any longer. */
const lostInRow = 3
const quietMs = lostInRow * settings.heartbeatMs
/** What opens a stream is answered at once, or it went into a connection that is dead. */
const headWithinMs = settings.heartbeatMs
/** A page that somebody looks at again, or whose device has a network again, does not wait for the third. */
const soonMs = 1.25 * settings.heartbeatMs

/** What a reader of a stream needs of its answer. */
type Streamed = Pick<Response, 'body' | 'url' | 'status' | 'redirected' | 'headers'>

/**
 * A stream that fails when nothing has come for a minute (docs/api.md). A connection that a tunnel, another cell or a night in a pocket has cut
 * stays open for the device, which hears nothing from then on, for hours: only the missing sign of life tells. Fails with an Error.
 */
export function untilQuiet(answer: Promise<Response>): Promise<Streamed> {
  let heardAt = Date.now()
  let waiting: ReturnType<typeof setTimeout>
  let give: (error: Error) => void = () => {}

  const quiet = new Promise<never>((_, reject) => {
    give = reject
  })
  // While the body is read nobody waits for it here.
  quiet.catch(() => {})
  wait(headWithinMs)
  document.addEventListener('visibilitychange', lookAgain)
  addEventListener('online', lookAgain)
  return Promise.race([answer.then(watched, failed), quiet])

  function watched({ body, url, status, redirected, headers }: Response): Streamed {
    heard()
    const passing = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      start(controller) {
        give = (error) => controller.error(error)
      },
      transform(chunk, controller) {
        heard()
        controller.enqueue(chunk)
      },
      flush: forget,
    })
    return { body: body?.pipeThrough(passing) ?? null, url, status, redirected, headers }
  }

  function failed(error: unknown): never {
    forget()
    throw error
  }

  function heard() {
    heardAt = Date.now()
    clearTimeout(waiting)
    wait(quietMs)
  }

  function wait(ms: number) {
    waiting = setTimeout(end, ms)
  }

  /** A device that slept has not counted the time; its clock has. */
  function lookAgain() {
    if (document.visibilityState === 'visible' && Date.now() - heardAt > soonMs) end()
  }

  function end() {
    forget()
    give(new Error('The live stream has become quiet.'))
  }

  function forget() {
    clearTimeout(waiting)
    document.removeEventListener('visibilitychange', lookAgain)
    removeEventListener('online', lookAgain)
  }
}
