import clsx from 'clsx'
import type { MapPin } from './map-props.ts'
import { isDot, PinMark } from './PinMark.tsx'

export interface PinProps {
  pin: MapPin
  onSelect?: ((id: string) => void) | undefined
  onHint?: ((id: string | null) => void) | undefined
  /** It stands in a group: only the keyboard finds it there, and then it shows. */
  isFolded?: boolean
  /** Its card is open beside it and says the name already. */
  hasPopup?: boolean
}

/** One pin: a button of 44 × 48 px whose foot is the place; a picture with a name where nothing follows a press. */
export function Pin({ pin, onSelect, onHint, isFolded = false, hasPopup = false }: PinProps) {
  const { id, label, tone, isSelected = false, isHinted = false, sign } = pin
  const size = clsx('relative block w-11', isDot(tone) ? 'h-11' : 'h-12')
  const mark = <PinMark tone={tone} isSelected={isSelected || isHinted} />
  const words = isSelected || isHinted ? label : sign
  // Who speaks to the browser says what is to be seen.
  const name = sign ? `${label}, ${sign}` : label
  const plate = words && !hasPopup && (
    <span
      aria-hidden="true"
      className="absolute top-full left-1/2 mt-1 w-max max-w-44 -translate-x-1/2 truncate rounded-xs bg-plate px-2 py-0.5 font-sign text-sm font-semibold text-on-plate shadow-lift"
    >
      {words}
    </span>
  )
  if (!onSelect)
    return (
      <span role="img" aria-label={name} className={clsx(size, isDot(tone) && 'flex')}>
        {mark}
        {plate}
      </span>
    )
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isSelected}
      data-pin={id}
      className={clsx(
        size,
        isDot(tone) && 'flex',
        'cursor-pointer',
        isFolded && 'pointer-events-none not-focus:opacity-0',
      )}
      onClick={() => onSelect(id)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHint?.(id)}
      onPointerLeave={() => onHint?.(null)}
      onFocus={() => onHint?.(id)}
      onBlur={() => onHint?.(null)}
    >
      {mark}
      {plate}
    </button>
  )
}
