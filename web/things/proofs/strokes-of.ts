/** A drawing as the server takes it: whole numbers, x and y in turns, with every second point left out until it is short enough. */
export function strokesOf(
  drawn: readonly { points: readonly { x: number; y: number }[] }[],
  mostBytes: number,
): number[][] {
  let points = drawn.map((stroke) => stroke.points).filter(({ length }) => length > 0)
  for (;;) {
    const strokes = points.map((stroke) => stroke.flatMap(({ x, y }) => [inside(x), inside(y)]))
    const isShort = JSON.stringify(strokes).length <= mostBytes
    if (isShort || points.every(({ length }) => length < 3)) return isShort ? strokes : []
    points = points.map((stroke) => stroke.filter((_, at) => at % 2 === 0 || stroke.length < 3))
  }
}

/** A finger may leave the field while it draws. */
const inside = (value: number) => Math.min(2000, Math.max(0, Math.round(value)))
