import clsx from 'clsx'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonClass } from './button-class.ts'
import { chainHandlers } from './chain-handlers.ts'
import { type Density, useDensity } from './density.ts'
import { useTooltip } from './use-tooltip.tsx'

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'disabled'> {
  /** What it does, in words; read aloud and shown on hover. */
  label: string
  icon: ReactNode
  size?: Density
  ref?: Ref<HTMLButtonElement>
}

/** A square button that is only a picture. */
export function IconButton({ label, icon, size, className, ref, ...rest }: IconButtonProps) {
  const density = useDensity(size)
  const tooltip = useTooltip(label)
  return (
    <>
      <button
        ref={ref}
        type="button"
        {...chainHandlers(rest, tooltip.trigger)}
        // The tooltip repeats the name; as a description it would be said twice.
        aria-describedby={undefined}
        aria-label={label}
        className={clsx(
          buttonClass({ variant: 'ghost', size: density, shape: 'square' }),
          className,
        )}
      >
        {icon}
      </button>
      {tooltip.bubble}
    </>
  )
}
