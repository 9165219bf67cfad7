import type { FeatureCollection, Position } from 'geojson'
import type { GroundPart } from './ground-part.ts'
import { CITY, countySize, ranksFrom, shieldScale, stateSize, townSize } from './labels.ts'
import { layers } from './layers.ts'
import type { LatLng } from './map-props.ts'
import { type Palette, palettes } from './palette.ts'
import { pixelOf } from './pixel.ts'
import { paintShield, paintTown, shieldHeight, shieldWidth } from './shield.ts'
import { numberAt } from './style-value.ts'

/** A picture of the ground: its middle, and its size in points. */
export interface StillView {
  center: LatLng
  zoom: number
  width: number
  height: number
  /** Pixels a point. */
  ratio: number
  isNight: boolean
}

type Pen = OffscreenCanvasRenderingContext2D
interface Spot {
  x: number
  y: number
}

/** Something of the ground, on a world that is one wide; `west` to `south` is the box around it. */
interface Shape extends Box {
  part: GroundPart
  properties: Record<string, unknown>
  lines: Spot[][]
}
interface Box {
  west: number
  east: number
  north: number
  south: number
}
export type Shapes = readonly Shape[]

/** At this zoom the world is one pixel wide. */
const unitZoom = -9

/** The ground as it is drawn, from what lies under the pins (`loadGround`): each line by itself, so that those far away can be left out. */
export function shapesOf(ground: FeatureCollection): Shapes {
  return ground.features.flatMap(({ geometry, properties }): Shape[] => {
    const { part, ...rest } = (properties ?? {}) as { part: GroundPart }
    const shape = (lines: Position[][]): Shape => {
      const spots = lines.map((line) =>
        line.map(([lng = 0, lat = 0]) => pixelOf({ lat, lng }, unitZoom)),
      )
      return { part, properties: rest, lines: spots, ...boxAround(spots) }
    }
    if (geometry.type === 'Point') return [shape([[geometry.coordinates]])]
    if (geometry.type === 'MultiLineString')
      return geometry.coordinates.map((line) => shape([line]))
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.map(shape)
    return []
  })
}

function boxAround(lines: readonly Spot[][]): Box {
  const box = { west: 1, east: 0, north: 1, south: 0 }
  for (const { x, y } of lines.flat()) {
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.north = Math.min(box.north, y)
    box.south = Math.max(box.south, y)
  }
  return box
}

/** Draws the ground in the style of the real map, names and shields included. */
export function drawGround(pen: Pen, shapes: Shapes, view: StillView): void {
  const { zoom, width, height, ratio, isNight } = view
  const palette = palettes[isNight ? 'night' : 'light']
  const size = 512 * 2 ** zoom
  const middle = pixelOf(view.center, unitZoom)
  const spotAt = ({ x, y }: Spot): Spot => ({
    x: (x - middle.x) * size + width / 2,
    y: (y - middle.y) * size + height / 2,
  })
  // A line's edge, a name: as much of what is beyond is still seen.
  const wide = (width / 2 + 80) / size
  const high = (height / 2 + 80) / size
  const seen = shapes.filter(
    ({ west, east, north, south }) =>
      west < middle.x + wide &&
      east > middle.x - wide &&
      north < middle.y + high &&
      south > middle.y - high,
  )

  function trace(part: GroundPart): void {
    pen.beginPath()
    for (const shape of seen) {
      if (shape.part !== part || !isWorthDrawing(shape, zoom)) continue
      for (const line of shape.lines)
        for (const [index, corner] of line.entries()) {
          const { x, y } = spotAt(corner)
          if (index === 0) pen.moveTo(x, y)
          else pen.lineTo(x, y)
        }
    }
  }

  pen.scale(ratio, ratio)
  for (const layer of layers(palette)) {
    if (zoom < (layer.minzoom ?? 0)) continue
    if (layer.type === 'background') {
      pen.fillStyle = palette.water
      pen.fillRect(0, 0, width, height)
    } else if (layer.type === 'fill') {
      trace(partOf(layer.filter))
      pen.fillStyle = String(layer.paint?.['fill-color'])
      pen.fill('evenodd')
    } else if (layer.type === 'line') {
      const { paint = {}, layout = {} } = layer
      const lineWidth = numberAt(paint['line-width'], { zoom })
      const dashes = paint['line-dasharray']
      trace(partOf(layer.filter))
      pen.globalAlpha = numberAt(paint['line-opacity'] ?? 1, { zoom })
      pen.strokeStyle = String(paint['line-color'])
      pen.lineWidth = lineWidth
      pen.lineCap = layout['line-cap'] === 'round' ? 'round' : 'butt'
      pen.lineJoin = layout['line-join'] === 'round' ? 'round' : 'miter'
      pen.setLineDash(Array.isArray(dashes) ? dashes.map((dash) => Number(dash) * lineWidth) : [])
      pen.stroke()
      pen.globalAlpha = 1
    }
  }
  pen.setLineDash([])
  drawNames(pen, seen, { zoom, width, height, palette, spotAt })
}

/** The part of the ground that a layer draws (`drawn`). */
const partOf = (filter: unknown): GroundPart =>
  (filter as [string, [string, unknown, GroundPart]])[1][2]

/** From far away the great routes alone are drawn. */
const isWorthDrawing = ({ part, properties }: Shape, zoom: number): boolean =>
  part !== 'interstates' || zoom >= 6 || properties.isGreat === true

interface Paper {
  zoom: number
  width: number
  height: number
  palette: Palette
  spotAt(spot: Spot): Spot
}

/** As the real map: cities, shields, towns, then counties and states, each where there is room. */
function drawNames(pen: Pen, seen: Shapes, paper: Paper): void {
  const { zoom, width, height, palette, spotAt } = paper
  const taken: Box[] = []
  function take({ x, y }: Spot, wide: number, high: number): boolean {
    const box = { west: x - wide / 2, east: x + wide / 2, north: y - high / 2, south: y + high / 2 }
    const isFree =
      box.west > 0 &&
      box.east < width &&
      box.north > 0 &&
      box.south < height &&
      taken.every(
        (other) =>
          box.west > other.east ||
          box.east < other.west ||
          box.north > other.south ||
          box.south < other.north,
      )
    if (isFree) taken.push(box)
    return isFree
  }
  function write(text: string, { x, y }: Spot, color: string): void {
    pen.strokeStyle = palette.halo
    pen.lineWidth = 2.8
    pen.strokeText(text, x, y)
    pen.fillStyle = color
    pen.fillText(text, x, y)
  }
  const pointsOf = (part: GroundPart) =>
    seen.flatMap((shape) => {
      const [spot] = shape.lines[0] ?? []
      return shape.part === part && spot ? [{ ...shape.properties, ...spotAt(spot) }] : []
    })

  const isOnPaper = ({ x, y }: Spot) => x > 0 && x < width && y > 0 && y < height

  pen.textBaseline = 'middle'
  pen.textAlign = 'center'
  pen.lineJoin = 'round'
  const smallest = ranksFrom.findLast(([from]) => zoom >= from)?.[1] ?? 0
  const towns = (pointsOf('towns') as (Spot & { name: string; rank: number; order: number })[])
    .filter(({ rank }) => rank <= smallest)
    .sort((one, other) => one.order - other.order)
  function writeTown({ x, y, name, rank }: (typeof towns)[number]): void {
    const size = numberAt(townSize, { zoom, rank })
    pen.font = `${rank <= 1 ? 700 : 600} ${size}px "Barlow Semi Condensed"`
    const wide = pen.measureText(name).width
    // Close up the name is the town; from far away it stands beside its dot.
    const away = zoom < 9 ? wide / 2 + 0.45 * size : 0
    const side = [away, -away].find((off) => take({ x: x + off, y }, wide + 6, size + 6))
    if (side === undefined) return
    if (away) {
      pen.save()
      pen.translate(x - 4, y - 4)
      paintTown(pen)
      pen.restore()
    }
    write(name, { x: x + side, y }, palette.ink)
  }

  for (const town of towns) if (town.rank <= CITY) writeTown(town)
  for (const { part, properties, lines } of seen) {
    if (part !== 'interstates' || !hasShield(properties, zoom)) continue
    const number = String(properties.number)
    const scale = numberAt(shieldScale, { zoom })
    const wide = shieldWidth(number) * scale
    for (const { x, y } of alongLine((lines[0] ?? []).map(spotAt), shieldsApart, isOnPaper)) {
      if (!take({ x, y }, wide + 12, shieldHeight * scale + 12)) continue
      pen.save()
      pen.translate(x - wide / 2, y - (shieldHeight * scale) / 2)
      pen.scale(scale, scale)
      paintShield(pen, number)
      pen.restore()
    }
  }
  for (const town of towns) if (town.rank > CITY) writeTown(town)

  function writeCapitals(name: string, spot: Spot, size: number): void {
    pen.font = `600 ${size}px "Barlow Semi Condensed"`
    pen.letterSpacing = `${0.14 * size}px`
    const text = name.toUpperCase()
    if (take(spot, pen.measureText(text).width + 8, size + 8)) write(text, spot, palette.muted)
    pen.letterSpacing = '0px'
  }
  if (zoom >= 8)
    for (const { name, ...spot } of pointsOf('countyNames') as (Spot & { name: string })[])
      writeCapitals(name, spot, numberAt(countySize, { zoom }))
  if (zoom < 7)
    for (const { name, code, ...spot } of pointsOf('stateNames') as (Spot & {
      name: string
      code: string
    })[])
      writeCapitals(zoom < 4.2 ? code : name, spot, numberAt(stateSize, { zoom }))
}

/** Which routes are named at which zoom: `labels.ts` has the same for the real map. */
const hasShield = ({ isGreat, number }: Record<string, unknown>, zoom: number): boolean =>
  zoom >= 7 || (isGreat === true && (zoom >= 5.5 || (zoom >= 3.5 && /[05]$/.test(String(number)))))

const shieldsApart = 280

/** Spots along what is seen of a line, as many points apart; the first soon after its beginning. */
function* alongLine(
  line: readonly Spot[],
  apart: number,
  isSeen: (spot: Spot) => boolean,
): Iterable<Spot> {
  let left = apart / 3
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    if (!start) continue
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    for (let gone = 0; gone < length; gone += stepPx) {
      const share = gone / length
      const spot = {
        x: start.x + share * (end.x - start.x),
        y: start.y + share * (end.y - start.y),
      }
      if (!isSeen(spot)) continue
      left -= stepPx
      if (left > 0) continue
      left = apart
      yield spot
    }
  }
}

/** A line is followed in such steps. */
const stepPx = 8
