import clsx from 'clsx'
import { Flag, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PinTone } from './map-props.ts'

/** The dot of the reader's own place; everything else is a sign on a post whose foot is the place. */
export const isDot = (tone: PinTone) => tone === 'here'

const looks: Record<Exclude<PinTone, 'here'>, { body: string; glyph: ReactNode }> = {
  provider: {
    body: 'fill-plate stroke-on-plate',
    glyph: <Wrench className="size-4 text-amber" strokeWidth={2.5} />,
  },
  pickup: {
    body: 'fill-amber stroke-on-amber',
    glyph: <span className="size-3 rounded-full bg-on-amber" />,
  },
  dropoff: {
    body: 'fill-guide stroke-on-guide',
    glyph: <Flag className="size-4 fill-on-guide text-on-guide" strokeWidth={2.5} />,
  },
}

/** How a pin looks; its foot (of a dot: its middle) is the place. */
export function PinMark({ tone, isSelected }: { tone: PinTone; isSelected: boolean }) {
  if (tone === 'here')
    return (
      <span className="m-auto block size-6 rounded-full border-3 border-on-plate bg-blue shadow-lift outline-2 outline-plate" />
    )
  const { body, glyph } = looks[tone]
  return (
    <span
      className={clsx(
        'absolute bottom-0 left-1/2 block h-11 w-9 origin-bottom -translate-x-1/2 drop-shadow-md transition-transform duration-150',
        isSelected && 'scale-125',
      )}
    >
      <svg viewBox="0 0 36 44" className="absolute inset-0" aria-hidden="true">
        {isSelected && <path d={outline} className="stroke-amber" strokeWidth="7" fill="none" />}
        <path d={outline} className={body} strokeWidth={isSelected ? 3 : 2} />
      </svg>
      <span className="absolute inset-x-0 top-0 flex h-8 items-center justify-center">{glyph}</span>
    </span>
  )
}

const outline = 'M18 43C16 36 4 28 4 17a14 14 0 1 1 28 0c0 11-12 19-14 26Z'
