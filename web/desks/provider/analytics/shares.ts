/** A share as a whole number of percent, or null where there is nothing to share. */
export const percentOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((100 * some) / all)
