import { proofs as words } from '#contract/words/en/proofs.ts'

/** A signature as it was drawn. */
export function SignatureDrawing({ strokes, name }: { strokes: number[][]; name: string }) {
  const numbers = strokes.flat()
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [left, top] = [Math.min(...xs) - 4, Math.min(...ys) - 4]
  const box = [left, top, Math.max(...xs) + 4 - left, Math.max(...ys) + 4 - top]
  return (
    <svg
      role="img"
      aria-label={words.sign.drawing(name)}
      viewBox={box.join(' ')}
      className="h-20 max-w-full self-start text-ink"
      preserveAspectRatio="xMinYMid meet"
    >
      {strokes.map((stroke) => (
        <polyline
          key={stroke.join()}
          // A dot is a line that goes nowhere: its round end is what is seen.
          points={(stroke.length === 2 ? [...stroke, ...stroke] : stroke).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
