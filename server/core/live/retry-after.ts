const soonestMs = 1_000
const latestMs = 5_000
/** So much longer for each stream that is open: ten thousand come back within the four seconds between. */
const perStreamMs = 0.4

/**
 * How soon a browser whose stream is cut comes back, in milliseconds. Of a server that falls all are cut at once: the more
 * there are, the further their returns lie apart.
 */
export const retryAfter = (streams: number, chance = Math.random()): number =>
  Math.round(soonestMs + chance * Math.min(latestMs - soonestMs, streams * perStreamMs))
