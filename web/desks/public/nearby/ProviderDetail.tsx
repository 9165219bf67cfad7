import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { nearby } from '#contract/words/en/nearby.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { IconButton } from '../../../kit/ui/IconButton.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { LevelBadge } from '../../../things/verification/LevelBadge.tsx'
import { ProviderFacts } from './ProviderFacts.tsx'
import { Rating } from './Rating.tsx'
import type { ShownProvider } from './shown-provider.ts'

export interface ProviderDetailProps {
  provider: ShownProvider
  onClose: () => void
  /** The one thing to do with this provider. */
  children: ReactNode
}

/** The card of the selected provider (S0 §2.3): what a shop would print on its truck, and what is measured. */
export function ProviderDetail({ provider, onClose, children }: ProviderDetailProps) {
  const { card } = nearby
  const { businessName, location, services, verified, verificationLevel, isAvailable } = provider
  return (
    <Card
      as="article"
      aria-label={businessName}
      tabIndex={-1}
      className="flex flex-col gap-4 border-2! border-amber! inset-ring-2 inset-ring-amber"
    >
      <header className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">{businessName}</h3>
          {location && <p className="text-muted">{location}</p>}
        </div>
        <IconButton label={card.close} icon={<X className="size-5" />} onClick={onClose} />
      </header>
      <p className="flex flex-wrap items-center gap-2">
        <Rating {...provider} />
        <LevelBadge verified={verified} level={verificationLevel} />
        <Badge tone={isAvailable ? 'green' : 'neutral'}>
          {isAvailable ? card.available : card.away}
        </Badge>
      </p>
      <ul aria-label={card.services} className="flex flex-wrap gap-2">
        {services.map((trade) => (
          <li key={trade} className="rounded-xs border border-line bg-sunken px-2 text-sm">
            {serviceWords.trades[trade]}
          </li>
        ))}
      </ul>
      <ProviderFacts provider={provider} />
      {children}
      <Link to={paths.provider(provider.id)} className={`${barLinkClass} -mx-3 -mb-2 self-start`}>
        {card.profile}
      </Link>
    </Card>
  )
}
