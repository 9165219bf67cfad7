/** The sign of an interstate: red crown, blue field, white edge and number. Colours and shape are the real sign's. */
const [blue, red, white] = ['#003f87', '#af1e2d', '#ffffff']
export const shieldHeight = 24

const outline = (width: number) =>
  new Path2D(
    `M${width * 0.14} 1C${width * 0.3} 3 ${width * 0.4} 2.6 ${width / 2} 1.4` +
      `C${width * 0.6} 2.6 ${width * 0.7} 3 ${width * 0.86} 1` +
      `C${width + 1} 7 ${width} 17 ${width / 2} 23C0 17-1 7 ${width * 0.14} 1Z`,
  )

/** The pictures that the style asks for are named `shield-35`. */
export const shieldNumber = (id: string) => id.match(/^shield-(.+)$/)?.[1] ?? null

/** "35" needs less room than "405". */
export const shieldWidth = (number: string) => (number.length < 3 ? 24 : 30)

const font = '700 13px "Barlow Semi Condensed"'

/** The picture of a shield at `ratio` pixels per point; the number is in the sign face once that is loaded. */
export async function drawShield(number: string, ratio: number): Promise<ImageData> {
  await document.fonts.load(font).catch(() => [])
  const width = shieldWidth(number)
  const canvas = new OffscreenCanvas(width * ratio, shieldHeight * ratio)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(ratio, ratio)
  paintShield(pen, number)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** Paints a shield to the right of and below where the pen stands. */
export function paintShield(pen: OffscreenCanvasRenderingContext2D, number: string): void {
  const width = shieldWidth(number)
  const shape = outline(width)
  pen.fillStyle = blue
  pen.fill(shape)
  pen.save()
  pen.clip(shape)
  pen.fillStyle = red
  pen.fillRect(0, 0, width, 6.6)
  pen.fillStyle = white
  pen.fillRect(0, 6.6, width, 1)
  pen.restore()
  pen.strokeStyle = white
  pen.lineWidth = 1.3
  pen.stroke(shape)
  pen.font = font
  pen.fillStyle = white
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(number, width / 2, 13.6, width - 6)
}

/** The dot of a town on maps of a state. */
export function drawTown(ratio: number): ImageData {
  const canvas = new OffscreenCanvas(8 * ratio, 8 * ratio)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.scale(ratio, ratio)
  paintTown(pen)
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** The same, where the pen stands. */
export function paintTown(pen: OffscreenCanvasRenderingContext2D): void {
  pen.beginPath()
  pen.arc(4, 4, 2.6, 0, 2 * Math.PI)
  pen.fillStyle = white
  pen.fill()
  pen.lineWidth = 1.4
  pen.strokeStyle = '#4b5054'
  pen.stroke()
}
