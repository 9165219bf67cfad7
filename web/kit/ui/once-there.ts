/**
 * Does something with what is found, at once or in one of the next frames: the part that it stands in may still be
 * taking its place. What is not there by then is given up.
 */
export function onceThere<T>(
  find: () => T | null | false,
  use: (found: T) => void,
  { frames = 60, orElse }: { frames?: number; orElse?: () => void } = {},
): void {
  const found = find()
  if (found) use(found)
  else if (frames > 0)
    requestAnimationFrame(() => onceThere(find, use, { frames: frames - 1, orElse }))
  else orElse?.()
}
