/**
 * What comes after the first load, all at once: on a phone that may lose its network it comes while there is one. Where it is
 * missing after all, the page goes on without it.
 */
export const loadParts = () => import('./all-parts.ts')

/** Once asked for, they are on the device. */
export function keepPartsOfProofs(): void {
  loadParts().then(
    ({ allParts }) => allParts.loadPad().catch(() => {}),
    () => {},
  )
}
