import { useId } from 'react'
import { map } from '#contract/words/en/map.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PinMark } from './PinMark.tsx'

const steps: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const [near, far] = [8, 40]

export interface DragPinProps {
  label: string
  /** The arrow keys: by how many pixels to the right and down. */
  onNudge: (right: number, down: number) => void
}

/** The pin that can be moved. Dragging is the map's part; the arrow keys are here. */
export function DragPin({ label, onNudge }: DragPinProps) {
  const hint = useId()

  function listen(button: HTMLButtonElement) {
    const gone = new AbortController()
    // Not React's onKeyDown: the map around it listens natively and would move as well.
    const move = (event: KeyboardEvent) => {
      const [right, down] = steps[event.key] ?? [0, 0]
      if (right === 0 && down === 0) return
      event.preventDefault()
      event.stopPropagation()
      const pixels = event.shiftKey ? far : near
      onNudge(right * pixels, down * pixels)
    }
    button.addEventListener('keydown', move, { signal: gone.signal })
    return () => gone.abort()
  }

  return (
    <button
      ref={listen}
      type="button"
      aria-label={label}
      aria-describedby={hint}
      className="relative block h-12 w-11 cursor-grab touch-none active:cursor-grabbing"
    >
      <PinMark tone="pickup" isSelected />
      <VisuallyHidden>
        <span id={hint}>{map.dragHint}</span>
      </VisuallyHidden>
    </button>
  )
}
