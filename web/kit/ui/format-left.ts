import { formatCountdown, formatDuration } from './format.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What is left until a moment, in milliseconds: "12:34", and "3 days" where nobody counts hours. */
export const formatLeft = (left: number): string =>
  left >= 3 * dayMs ? formatDuration(Math.floor(left / dayMs) * 24 * 60) : formatCountdown(left)
