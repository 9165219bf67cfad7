import clsx from 'clsx'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { type ButtonVariant, buttonClass } from './button-class.ts'
import { chainHandlers } from './chain-handlers.ts'
import { type Density, useDensity } from './density.ts'
import { Spinner } from './Spinner.tsx'
import { useTooltip } from './use-tooltip.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: ButtonVariant
  size?: Density
  /** As wide as what stands around it. */
  wide?: boolean
  /** Shown before the words; the spinner takes its place while busy. */
  icon?: ReactNode
  /** Waiting for an answer: shows it and cannot be pressed again. */
  busy?: boolean
  /** Why it cannot be pressed now, a finished sentence. The button stays, greyed, and says it. */
  disabledReason?: string | null
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) {
  const density = useDensity(size)
  const tooltip = useTooltip(disabledReason ?? null, { onTap: true })
  const stopped = busy || Boolean(disabledReason)

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!stopped) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <button
        ref={ref}
        // The caller may make it a submit button.
        type={type}
        {...chainHandlers(rest, tooltip.trigger)}
        className={clsx(
          buttonClass({ variant, size: density, wide, stopped: Boolean(disabledReason) }),
          className,
        )}
        aria-disabled={stopped || undefined}
        aria-busy={busy || undefined}
        onClick={press}
      >
        {busy ? <Spinner className="size-5" /> : icon}
        <span>{children}</span>
        {busy && <VisuallyHidden>{ui.working}</VisuallyHidden>}
      </button>
      {tooltip.bubble}
    </>
  )
}
