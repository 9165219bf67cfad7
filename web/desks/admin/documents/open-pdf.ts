import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = worker

/** Scans are long; a reviewer who needs more saves the file. */
const mostPages = 20
/** Wide enough for small print. */
const pixels = 1400

export interface PdfPage {
  number: number
  /** Draws it; gives what stops the drawing. */
  draw(canvas: HTMLCanvasElement): () => void
}

export interface ShownPdf {
  pages: readonly PdfPage[]
  /** Also those that are not shown. */
  all: number
}

/** Opens a PDF in a worker: forms, scripts and fonts of the system are left out. */
export function openPdf(file: Blob): { shown: Promise<ShownPdf>; close(): void } {
  let close = () => {}
  const shown = (async () => {
    const task = getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      isEvalSupported: false,
      useSystemFonts: false,
      enableXfa: false,
    })
    close = () => void task.destroy()
    const pdf = await task.promise
    const count = Math.min(pdf.numPages, mostPages)
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => pdf.getPage(index + 1)),
    )
    return { pages: pages.map(asPicture), all: pdf.numPages }
  })()
  return { shown, close: () => close() }
}

const asPicture = (page: PDFPageProxy): PdfPage => ({
  number: page.pageNumber,
  draw(canvas) {
    const scale = pixels / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    const drawing = page.render({ canvas, viewport })
    // Whoever closes the page has stopped it: no fault.
    drawing.promise.catch(() => {})
    return () => drawing.cancel()
  },
})
