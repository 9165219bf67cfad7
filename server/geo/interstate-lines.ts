import { loadRoutes, type RouteLine } from './routes.ts'

/** [longitude, latitude] in degrees, as GeoJSON has it. */
type Position = [lng: number, lat: number]

/** What the web's map draws: route → its lines. */
export type InterstateLines = Record<string, Position[][]>

/** About half a mile: not to be seen until the map shows single towns. */
const TOLERANCE_DEGREES = 0.01

/** Every Interstate of the table, drawn with as few points as a map of the country needs. */
export function interstateLines(): InterstateLines {
  const routes = [...loadRoutes()].map(([route, lines]) => [route, lines.map(drawn)] as const)
  return Object.fromEntries(routes)
}

function drawn(line: RouteLine): Position[] {
  return simplified(line.map(({ lat, lng }): Position => [lng, lat]))
}

/** Douglas–Peucker: a point stays when leaving it out would move the line by more than the tolerance. */
function simplified(points: readonly Position[]): Position[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let farthest = 0
  let most = 0
  points.forEach((point, i) => {
    const off = distanceToSegment(point, first, last)
    if (off > most) [farthest, most] = [i, off]
  })
  if (most <= TOLERANCE_DEGREES) return [first, last]
  const before = simplified(points.slice(0, farthest + 1))
  return [...before.slice(0, -1), ...simplified(points.slice(farthest))]
}

/** In degrees of latitude; a degree of longitude counts for less the farther north. */
function distanceToSegment(point: Position, from: Position, to: Position): number {
  const shrink = Math.cos((point[1] * Math.PI) / 180)
  const [px, py] = [(point[0] - from[0]) * shrink, point[1] - from[1]]
  const [dx, dy] = [(to[0] - from[0]) * shrink, to[1] - from[1]]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}
