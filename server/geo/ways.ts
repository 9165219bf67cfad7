import { milesApart, type Point } from './distance.ts'
import { interstateLines } from './interstate-lines.ts'

/** A way along roads, with the miles from its beginning to each of its points. */
export interface Way {
  points: readonly Point[]
  miles: readonly number[]
  length: number
}

let known: readonly Way[] | undefined

/** Every stretch of the Interstates as the map draws it (Census Bureau); made at the first use and kept. */
export function interstateWays(): readonly Way[] {
  known ??= Object.values(interstateLines())
    .flat()
    .map((line) => wayOf(line.map(([lng, lat]) => ({ lat, lng }))))
  return known
}

export function wayOf(points: readonly Point[]): Way {
  const miles = [0]
  points.slice(1).forEach((point, at) => {
    const before = points[at] ?? point
    miles.push((miles[at] ?? 0) + milesApart(before, point))
  })
  return { points, miles, length: miles.at(-1) ?? 0 }
}

/** Where one is after so many miles. */
export function pointAt({ points, miles, length }: Way, after: number): Point {
  const mile = Math.min(length, Math.max(0, after))
  const next = Math.max(
    1,
    miles.findIndex((one) => one >= mile),
  )
  const [from, to] = [points[next - 1], points[next]]
  if (!from || !to) throw new Error('a way has two points')
  const [start, end] = [miles[next - 1] ?? 0, miles[next] ?? 0]
  return between(from, to, end > start ? (mile - start) / (end - start) : 0)
}

/** The way from one mile to another, backwards where the second is less. */
export function stretchOf(way: Way, from: number, to: number): Point[] {
  const [low, high] = from < to ? [from, to] : [to, from]
  const within = way.points.filter((_, at) => {
    const mile = way.miles[at] ?? 0
    return mile > low && mile < high
  })
  const points = [pointAt(way, low), ...within, pointAt(way, high)]
  return from < to ? points : points.reverse()
}

/** After how many miles a way comes nearest to a point, and how far away it is there. */
export function nearestOn({ points, miles }: Way, point: Point): { mile: number; off: number } {
  let nearest = { mile: 0, off: Number.POSITIVE_INFINITY }
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1], points[at]]
    if (!from || !to) continue
    const share = shareAlong(from, to, point)
    const off = milesApart(between(from, to, share), point)
    if (off >= nearest.off) continue
    const [start, end] = [miles[at - 1] ?? 0, miles[at] ?? 0]
    nearest = { mile: start + share * (end - start), off }
  }
  return nearest
}

/** How far along a straight piece the foot of a point lies, on a map that is as wide as it is there. */
function shareAlong(from: Point, to: Point, { lat, lng }: Point): number {
  const shrink = Math.cos((lat * Math.PI) / 180)
  const [px, py] = [(lng - from.lng) * shrink, lat - from.lat]
  const [dx, dy] = [(to.lng - from.lng) * shrink, to.lat - from.lat]
  const length = dx * dx + dy * dy
  return length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
}

const between = (from: Point, to: Point, share: number): Point => ({
  lat: from.lat + share * (to.lat - from.lat),
  lng: from.lng + share * (to.lng - from.lng),
})
