import type { ReactNode } from 'react'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { type ButtonVariant, buttonClass } from '../../kit/ui/button-class.ts'
import { useDensity } from '../../kit/ui/density.ts'
import { Link } from '../../kit/ui/Link.tsx'

/** To where help is asked for; a button that says why where that is not possible. */
export function AskLink({
  to,
  refusal,
  variant,
  icon,
  label,
}: {
  to: string
  /** A sentence, or null. */
  refusal: string | null
  variant: ButtonVariant
  icon?: ReactNode
  /** For whom, where the words alone do not say it. */
  label?: string
}) {
  const size = useDensity()
  if (refusal)
    return (
      <Button variant={variant} icon={icon} disabledReason={refusal} aria-label={label}>
        {fleets.drivers.request}
      </Button>
    )
  return (
    <Link to={to} aria-label={label} className={buttonClass({ variant, size })}>
      {icon}
      {fleets.drivers.request}
    </Link>
  )
}
