import clsx from 'clsx'
import type { Density } from './density.ts'

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const
export type ButtonVariant = (typeof buttonVariants)[number]

const looks: Record<ButtonVariant, string> = {
  // Amber metal with the black line of a warning sign.
  primary:
    'bg-amber text-on-amber inset-ring-2 inset-ring-on-amber border-2 border-amber enabled-hover:bg-amber-deep enabled-hover:border-amber-deep',
  secondary:
    'bg-surface text-ink border-2 border-edge enabled-hover:border-ink enabled-hover:bg-sunken',
  ghost:
    'text-ink border-2 border-transparent underline decoration-edge decoration-1 underline-offset-4 enabled-hover:bg-sunken enabled-hover:decoration-ink',
  danger:
    'bg-red text-on-red border-2 border-red enabled-hover:bg-red-deep enabled-hover:border-red-deep',
}

// What cannot be pressed now wears no colour of a deed; its words stay as readable as any (contrast.test.ts).
const stoppedLook = 'bg-sunken text-muted border-2 border-line'

const sizes: Record<Density, string> = {
  field: 'min-h-12 py-2 text-lg leading-6',
  desk: 'min-h-9 py-1 text-base leading-5',
}

const widths: Record<'words' | 'square', Record<Density, string>> = {
  words: { field: 'px-5', desk: 'px-3' },
  square: { field: 'w-12', desk: 'w-9' },
}

/** The look of a button, for links that are one (`<Link className={buttonClass({ variant: 'primary' })}>`). */
export function buttonClass({
  variant = 'secondary',
  size = 'field',
  wide = false,
  shape = 'words',
  stopped = false,
}: {
  variant?: ButtonVariant
  size?: Density
  wide?: boolean
  /** Square for a picture without words. */
  shape?: 'words' | 'square'
  /** It cannot be pressed now. */
  stopped?: boolean
} = {}): string {
  return clsx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-sm text-center font-sign font-semibold transition-colors duration-100 select-none',
    'active:translate-y-px aria-disabled:cursor-not-allowed aria-disabled:active:translate-y-0',
    stopped ? stoppedLook : looks[variant],
    sizes[size],
    widths[shape][size],
    wide && 'w-full',
  )
}
