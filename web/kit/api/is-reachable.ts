const patienceMs = 8_000

/** Does the server answer at all? What the device says of its network is no proof, either way. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )
