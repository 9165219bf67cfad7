import { milesApart, type Point } from './distance.ts'
import { type RoutePoint, routePoints, routesCalled } from './routes.ts'

/** Two roads of the table are drawn to within a mile; where they come so near, they meet. */
const MEETING_MILES = 1.5
/** Meetings closer to each other than this are one interchange. */
const APART_MILES = 5
/** Segments farther apart than this in degrees are not looked at closer. */
const MARGIN_DEGREES = 0.03

type Segment = readonly [from: RoutePoint, to: RoutePoint]

/** Where two Interstates meet; several where they cross again or share a road. */
export function crossingsOf(one: string, other: string): RoutePoint[] {
  const theirs = segmentsOf(other)
  const found: { at: RoutePoint; miles: number }[] = []
  for (const mine of segmentsOf(one)) {
    for (const segment of theirs) {
      if (areFar(mine, segment)) continue
      const meeting = meetingOf(mine, segment)
      if (meeting.miles <= MEETING_MILES) found.push(meeting)
    }
  }
  const crossings: RoutePoint[] = []
  for (const { at } of found.toSorted((a, b) => a.miles - b.miles)) {
    if (crossings.every((crossing) => milesApart(crossing, at) > APART_MILES)) crossings.push(at)
  }
  return crossings
}

function segmentsOf(route: string): Segment[] {
  return routesCalled(route)
    .flatMap(routePoints)
    .flatMap((line) =>
      line.slice(1).flatMap((to, i): Segment[] => {
        const from = line[i]
        return from ? [[from, to]] : []
      }),
    )
}

function areFar([a, b]: Segment, [c, d]: Segment): boolean {
  return (
    Math.max(a.lat, b.lat) + MARGIN_DEGREES < Math.min(c.lat, d.lat) ||
    Math.max(c.lat, d.lat) + MARGIN_DEGREES < Math.min(a.lat, b.lat) ||
    Math.max(a.lng, b.lng) + MARGIN_DEGREES < Math.min(c.lng, d.lng) ||
    Math.max(c.lng, d.lng) + MARGIN_DEGREES < Math.min(a.lng, b.lng)
  )
}

/** Where two segments cross, else where one's end comes nearest to the other's. */
function meetingOf([a, b]: Segment, [c, d]: Segment): { at: RoutePoint; miles: number } {
  const [abX, abY, cdX, cdY] = [b.lng - a.lng, b.lat - a.lat, d.lng - c.lng, d.lat - c.lat]
  const cross = abX * cdY - abY * cdX
  const along = ((c.lng - a.lng) * cdY - (c.lat - a.lat) * cdX) / cross
  const across = ((c.lng - a.lng) * abY - (c.lat - a.lat) * abX) / cross
  if (along >= 0 && along <= 1 && across >= 0 && across <= 1) {
    return { at: at(a, { lat: a.lat + along * abY, lng: a.lng + along * abX }), miles: 0 }
  }
  const pairs = [a, b].flatMap((mine) =>
    [c, d].map((theirs) => ({ at: at(mine, mine), miles: milesApart(mine, theirs) })),
  )
  return pairs.reduce((best, pair) => (pair.miles < best.miles ? pair : best))
}

function at({ state }: RoutePoint, { lat, lng }: Point): RoutePoint {
  return { lat, lng, state, mile: null, town: '' }
}
