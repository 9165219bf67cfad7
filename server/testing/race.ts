/** Starts all at the same moment and waits for all. */
export const atOnce = <T>(count: number, deed: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => deed(index)))
