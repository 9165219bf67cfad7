import type { Interstates } from './ground.ts'
import type { LatLng } from './map-props.ts'

interface Point {
  x: number
  y: number
}

export interface Sketch {
  start: Point
  end: Point
  /** The Interstates that cross it, each as the points of an SVG polyline. */
  lines: string[]
  /** The name of the one nearest to the end, where it has room. */
  label: (Point & { text: string }) | null
}

const milesOfDegree = 69.1
/** Two ends that are close to each other still show the roads around them. */
const leastMiles = 12
const side = 100

/** Both ends in a square of 100 by 100, north above, and the Interstates in it. */
export function sketchOf(from: LatLng, to: LatLng, interstates: Interstates): Sketch {
  const center = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 }
  const milesEast = milesOfDegree * Math.cos((center.lat * Math.PI) / 180)
  const apart = Math.max(
    Math.abs(to.lat - from.lat) * milesOfDegree,
    Math.abs(to.lng - from.lng) * milesEast,
  )
  const perMile = side / Math.max(leastMiles, apart * 1.6)
  const pointOf = (lat: number, lng: number): Point => ({
    x: round(side / 2 + (lng - center.lng) * milesEast * perMile),
    y: round(side / 2 - (lat - center.lat) * milesOfDegree * perMile),
  })
  const end = pointOf(to.lat, to.lng)
  const lines: string[] = []
  let label: Sketch['label'] = null
  let nearest = Number.POSITIVE_INFINITY
  for (const [route, roads] of Object.entries(interstates))
    for (const road of roads) {
      const points = road.map(([lng, lat]) => pointOf(lat, lng))
      if (!points.some((point, i) => crosses(points[i - 1] ?? point, point))) continue
      lines.push(points.map(({ x, y }) => `${x},${y}`).join(' '))
      for (const point of points) {
        const off = Math.hypot(point.x - end.x, point.y - end.y)
        if (!isInside(point) || off >= nearest || off < 18) continue
        nearest = off
        label = { ...point, text: route.replace(/^I-/, '') }
      }
    }
  return { start: pointOf(from.lat, from.lng), end, lines, label }
}

/** May the piece between two points be seen? Their box touches the square. */
const crosses = (a: Point, b: Point): boolean =>
  Math.min(a.x, b.x) < side &&
  Math.max(a.x, b.x) > 0 &&
  Math.min(a.y, b.y) < side &&
  Math.max(a.y, b.y) > 0

/** Far enough from the edge for two digits. */
const isInside = ({ x, y }: Point): boolean => x > 10 && x < side - 10 && y > 10 && y < side - 10

const round = (value: number): number => Math.round(value * 10) / 10
