import { type ReactNode, useCallback, useRef } from 'react'
import Pad from 'signature_pad'
import { settings } from '#contract/settings.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { strokesOf } from './strokes-of.ts'

/** A field to draw a name in, with a finger or a mouse. Who cannot draw types the name alone. */
export function SignaturePad({ onDrawn }: { onDrawn: (strokes: number[][]) => void }): ReactNode {
  const pad = useRef<Pad>(null)
  const open = useCallback(
    (canvas: HTMLCanvasElement) => {
      // As sharp as the screen; points stay in CSS pixels.
      const ratio = Math.max(devicePixelRatio, 1)
      canvas.width = canvas.offsetWidth * ratio
      canvas.height = canvas.offsetHeight * ratio
      canvas.getContext('2d')?.scale(ratio, ratio)
      const drawn = new Pad(canvas, { penColor: getComputedStyle(canvas).color })
      const tell = () => onDrawn(strokesOf(drawn.toData(), settings.proofs.strokesMostBytes))
      drawn.addEventListener('endStroke', tell)
      pad.current = drawn
      return () => {
        drawn.removeEventListener('endStroke', tell)
        drawn.off()
      }
    },
    [onDrawn],
  )
  return (
    <div className="flex flex-col gap-1">
      <p id="signature-pad" className="font-semibold">
        {words.sign.pad}
      </p>
      <canvas
        ref={open}
        role="img"
        aria-labelledby="signature-pad"
        className="h-40 w-full touch-none rounded-sm border-2 border-edge bg-surface text-ink"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted">{words.sign.padHint}</p>
        <Button
          variant="ghost"
          onClick={() => {
            pad.current?.clear()
            onDrawn([])
          }}
        >
          {words.sign.clear}
        </Button>
      </div>
    </div>
  )
}
