import type { PublicProvider } from '#contract/public-providers.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { Avatar } from '../../../kit/ui/Avatar.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { formatDate } from '../../../kit/ui/format.ts'
import { LevelBadge } from '../../../things/verification/LevelBadge.tsx'
import { Rating } from '../nearby/Rating.tsx'

/** Who it is and how it stands. */
export function ProviderHead({ provider }: { provider: PublicProvider }) {
  const { businessName, location, verified, verificationLevel, isAvailable, memberSince } = provider
  return (
    <header className="flex items-start gap-4">
      <Avatar name={businessName} picture={provider.picture} className="size-16 sm:size-20" />
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-3xl wrap-anywhere">{businessName}</h1>
        {location && <p className="text-lg text-muted">{location}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Rating {...provider} />
          <LevelBadge verified={verified} level={verificationLevel} />
          <Badge tone={isAvailable ? 'green' : 'neutral'}>
            {isAvailable ? words.available : words.away}
          </Badge>
        </p>
        <p className="text-sm text-muted">{words.since(formatDate(memberSince))}</p>
      </div>
    </header>
  )
}
