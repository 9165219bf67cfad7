import { setTimeout as sleep } from 'node:timers/promises'

/** Looks again and again; gives the milliseconds it took, or null when it never came. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  withinMs: number,
): Promise<number | null> {
  const begun = performance.now()
  while (performance.now() - begun < withinMs) {
    if (await isSo()) return performance.now() - begun
    await sleep(50)
  }
  return null
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
