import clsx from 'clsx'
import type { Place } from '#contract/places.ts'
import { requests } from '#contract/words/en/requests.ts'

/** What may be meant, below the field that has the focus: its list (the keys work there). */
export function PlaceList({
  id,
  places,
  active,
  optionId,
  onChoose,
}: {
  id: string
  places: readonly Place[]
  /** The one that the keys have reached, or -1. */
  active: number
  optionId: (index: number) => string
  onChoose: (place: Place) => void
}) {
  return (
    <div
      ref={intoSight}
      id={id}
      role="listbox"
      aria-label={requests.place.suggestions}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-sm border-2 border-edge bg-raised shadow-over"
    >
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys work in the input, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: the input says which option is active
        <div
          key={place.label}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          // Keeps the focus, and with it a phone's keyboard, where it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
          className={clsx(
            'flex min-h-12 cursor-pointer items-center px-4 text-lg',
            index === active ? 'bg-plate text-on-plate' : 'hover:bg-sunken',
          )}
        >
          {place.label}
        </div>
      ))}
    </div>
  )
}

/** A list that opens below the edge of a phone's screen would go unnoticed. */
function intoSight(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
