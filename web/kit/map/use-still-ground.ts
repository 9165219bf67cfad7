import { type RefObject, useEffect, useRef, useState } from 'react'
import { faces } from './faces.ts'
import { groundUrls } from './ground-urls.ts'
import { hasWebGl } from './has-webgl.ts'
import type { LatLng } from './map-props.ts'
import type { StillView } from './still-ground.ts'
import type { Still, WantedStill } from './still-worker.ts'
import workerUrl from './still-worker.ts?worker&url'
import { useNight } from './use-night.ts'

const fonts = [
  { weight: '600', url: faces['Sign SemiBold'] },
  { weight: '700', url: faces['Sign Bold'] },
]

/** What stands on the canvas; `coming` before the first picture, `broken` where none can be had. */
export type StillGround = { state: 'coming' | 'broken' } | { state: 'drawn'; view: StillView }

/**
 * Keeps a picture of the ground on a canvas, as large as the canvas is and in the colors of the theme. It is drawn in a worker: where there is no
 * graphics card the page would wait for it.
 */
export function useStillGround(
  canvas: RefObject<HTMLCanvasElement | null>,
  { lat, lng }: LatLng,
  zoom: number,
): StillGround {
  const [ground, setGround] = useState<StillGround>({ state: 'coming' })
  const isNight = useNight()
  const size = useSize(canvas)
  const worker = useRef<Worker | null>(null)

  useEffect(() => {
    const painter = new Worker(workerUrl, { type: 'module' })
    worker.current = painter
    painter.onerror = () => setGround({ state: 'broken' })
    painter.onmessage = ({ data: { view, picture, canMove } }: MessageEvent<Still>) => {
      // Some browsers have WebGL on pages alone.
      if (!picture || !(canMove || hasWebGl())) return setGround({ state: 'broken' })
      canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(picture)
      setGround({ state: 'drawn', view })
    }
    return () => painter.terminate()
  }, [canvas])

  useEffect(() => {
    if (!size) return
    const view = {
      ...size,
      center: { lat, lng },
      zoom,
      ratio: Math.min(2, devicePixelRatio),
      isNight,
    }
    worker.current?.postMessage({ urls: groundUrls, fonts, view } satisfies WantedStill)
  }, [lat, lng, zoom, size, isNight])

  return ground
}

/** In whole points; null before it is known, and while there is nothing to be seen of it. */
function useSize(canvas: RefObject<HTMLCanvasElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useEffect(() => {
    const frame = canvas.current?.parentElement
    if (!frame) return
    const observer = new ResizeObserver(() => {
      const [width, height] = [frame.clientWidth, frame.clientHeight]
      setSize(width && height ? { width, height } : null)
    })
    observer.observe(frame)
    return () => observer.disconnect()
  }, [canvas])
  return size
}
