/** The next round number at or above a value, 1, 2, 2.5, 4, 5 or 10 of its size: half of it reads as well as itself. */
export function roundTop(most: number): number {
  if (most <= 2) return 2
  const size = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 2.5, 4, 5, 10].find((one) => one * size >= most) ?? 10
  // Half a job, or half a minute, is no mark.
  const top = step * size
  return top % 2 === 0 || top >= 100 ? top : top + 1
}
