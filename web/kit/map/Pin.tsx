import clsx from 'clsx'
import type { MapPin } from './map-props.ts'
import { isDot, PinMark } from './PinMark.tsx'

export interface PinProps {
  pin: MapPin
  onSelect?: (id: string) => void
  /** Its card is open beside it and says the name already. */
  hasPopup?: boolean
}

/** One pin: a button of 44 × 48 px whose foot is the place; a picture with a name where nothing follows a press. */
export function Pin({ pin, onSelect, hasPopup = false }: PinProps) {
  const { id, label, tone, isSelected = false } = pin
  const size = clsx('relative block w-11', isDot(tone) ? 'h-11' : 'h-12')
  const mark = <PinMark tone={tone} isSelected={isSelected} />
  const sign = isSelected && !hasPopup && (
    <span
      aria-hidden="true"
      className="absolute top-full left-1/2 mt-1 w-max max-w-44 -translate-x-1/2 truncate rounded-xs bg-plate px-2 py-0.5 font-sign text-sm font-semibold text-on-plate shadow-lift"
    >
      {label}
    </span>
  )
  if (!onSelect)
    return (
      <span role="img" aria-label={label} className={clsx(size, isDot(tone) && 'flex')}>
        {mark}
        {sign}
      </span>
    )
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      data-pin={id}
      className={clsx(size, isDot(tone) && 'flex', 'cursor-pointer')}
      onClick={() => onSelect(id)}
    >
      {mark}
      {sign}
    </button>
  )
}
