/**
 * What is brought once and then known. `fetch` brings it and may fail: another press may have more luck. `take` is for the library's
 * `lazy`, which asks once: what is known it has at once (with a promise it would first show what stands there meanwhile), and
 * what cannot be had is `lost`, which may ask `again`.
 */
export function broughtOnce<T>(
  bring: () => Promise<T>,
  lost: (error: unknown, again: () => Promise<T>) => Promise<T>,
) {
  let here: { what: T } | undefined
  let coming: Promise<T> | undefined

  function fetch(): Promise<T> {
    coming ??= bring().then(
      (what) => {
        here = { what }
        return what
      },
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }

  const fetchOrLose = (): Promise<T> => fetch().catch((error: unknown) => lost(error, fetchOrLose))

  function take(): Promise<T> {
    const known = here
    if (!known) return fetchOrLose()
    // biome-ignore lint/suspicious/noThenProperty: the smallest promise that is taken
    return { then: (have: (what: T) => void) => have(known.what) } as Promise<T>
  }

  return { fetch, take, isHere: () => here !== undefined }
}
