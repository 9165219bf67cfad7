import { Minus, Plus } from 'lucide-react'
import { map as words } from '#contract/words/en/map.ts'
import { IconButton } from '../ui/IconButton.tsx'

export function ZoomButtons({ onZoom }: { onZoom: (by: 1 | -1) => void }) {
  const look = 'rounded-none border-0 bg-surface'
  return (
    <div className="absolute top-2 right-2 z-3 flex flex-col divide-y divide-line overflow-clip rounded-sm border border-edge shadow-lift">
      <IconButton
        label={words.zoomIn}
        icon={<Plus className="size-5" aria-hidden="true" />}
        size="field"
        className={look}
        onClick={() => onZoom(1)}
      />
      <IconButton
        label={words.zoomOut}
        icon={<Minus className="size-5" aria-hidden="true" />}
        size="field"
        className={look}
        onClick={() => onZoom(-1)}
      />
    </div>
  )
}
