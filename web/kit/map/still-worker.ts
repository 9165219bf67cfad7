import { type GroundUrls, loadGround } from './ground.ts'
import { hasWebGl } from './has-webgl.ts'
import { drawGround, type Shapes, type StillView, shapesOf } from './still-ground.ts'

/** What a page asks for, and what it is answered with; without a picture what lies under the pins did not come. */
export interface WantedStill {
  urls: GroundUrls
  /** Of the sign face: the page's own files. */
  fonts: { weight: string; url: string }[]
  view: StillView
}
export interface Still {
  view: StillView
  picture: ImageBitmap | null
  /** The map that moves can be drawn too, as far as a worker can tell. */
  canMove: boolean
}

interface WorkerScope {
  fonts: FontFaceSet
  onmessage: ((event: MessageEvent<WantedStill>) => void) | null
  postMessage(still: Still, transfer: Transferable[]): void
}
const scope = self as unknown as WorkerScope

/** Names in the sign face; in another one where it does not come. */
async function loadFonts(fonts: WantedStill['fonts']): Promise<void> {
  for (const { weight, url } of fonts)
    await new FontFace('Barlow Semi Condensed', `url(${url})`, { weight })
      .load()
      .then((face) => scope.fonts.add(face))
      .catch(() => {})
}

const canMove = hasWebGl(new OffscreenCanvas(1, 1))
let fontsThere: Promise<void> | undefined
let shapes: Promise<Shapes> | undefined
let wanted: StillView | undefined

/** Draws where no press has to wait for it. Of several views that were asked for meanwhile the last one counts. */
scope.onmessage = async ({ data: { urls, fonts, view } }) => {
  wanted = view
  fontsThere ??= loadFonts(fonts)
  shapes ??= loadGround(urls).then(shapesOf)
  const picture = await Promise.all([shapes, fontsThere]).then(
    ([ground]) => (wanted === view ? draw(ground, view) : undefined),
    () => null,
  )
  if (picture === null) shapes = undefined
  if (picture !== undefined) scope.postMessage({ view, picture, canMove }, picture ? [picture] : [])
}

function draw(ground: Shapes, view: StillView): ImageBitmap | null {
  const canvas = new OffscreenCanvas(view.width * view.ratio, view.height * view.ratio)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  drawGround(pen, ground, view)
  return canvas.transferToImageBitmap()
}
