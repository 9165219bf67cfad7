import type { ProviderAtDesk } from '#contract/desk-accounts.ts'
import { paths } from '#contract/paths.ts'
import type { ScorePart } from '#contract/trust.ts'
import { admin } from '#contract/words/en/admin.ts'
import { desk } from '#contract/words/en/desk.ts'
import { providerSignup as signup } from '#contract/words/en/provider-signup.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { trust } from '#contract/words/en/trust.ts'
import { verification } from '#contract/words/en/verification.ts'
import { circleZoom } from '../../../../kit/map/circle-zoom.ts'
import { LazyMap } from '../../../../kit/map/LazyMap.tsx'
import { Badge } from '../../../../kit/ui/Badge.tsx'
import { Fact, Facts } from '../../../../kit/ui/Facts.tsx'
import { FormError } from '../../../../kit/ui/FormError.tsx'
import { formatDate, formatScore } from '../../../../kit/ui/format.ts'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../../kit/ui/PhoneLink.tsx'
import { ProviderFacts } from '../../accounts/ProviderFacts.tsx'
import { StandingBadge } from '../../accounts/StandingBadge.tsx'
import { AskedFor } from '../AskedFor.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { Duplicates } from '../Duplicates.tsx'

const radiusPixels = 100

/** All that decides an application, in one view: the phone, the place with its circle, the hours, who looks alike. */
export function Evidence({ provider }: { provider: ProviderAtDesk }) {
  const words = desk.provider
  return (
    <DeskSection title={words.evidence} beside={<StandingBadge account={provider} />}>
      {!provider.isPlaced && <FormError error={shopPlace.admin} />}
      {provider.askedFor && <AskedFor asked={provider.askedFor} />}
      {provider.suspendedBecause && (
        <p className="border-l-4 border-red pl-3 wrap-anywhere">
          {provider.isTurnedDown
            ? words.turnedDownBecause(provider.suspendedBecause)
            : words.suspendedBecause(provider.suspendedBecause)}
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <Facts>
          <Fact label={admin.facts.owner}>
            <Link to={paths.deskPerson(provider.ownerUserId)} className={nameLinkClass}>
              {provider.ownerName}
            </Link>
          </Fact>
          <Fact label={admin.facts.since}>{formatDate(provider.createdAt)}</Fact>
          <Fact label={admin.facts.phone}>
            <PhoneLink number={provider.phone} />{' '}
            <Badge tone={provider.isPhoneConfirmed ? 'green' : 'red'}>
              {provider.isPhoneConfirmed ? words.phoneConfirmed : words.phoneUnconfirmed}
            </Badge>
          </Fact>
          <Fact label={admin.facts.email} wide>
            {provider.email}
          </Fact>
          <Fact label={admin.facts.address} wide>
            {provider.address}
          </Fact>
          <Fact label={words.radius}>{words.radiusMiles(provider.radiusMiles)}</Fact>
          <Fact label={words.hours}>
            {provider.serviceHours ? signup.hoursOf[provider.serviceHours] : words.noHours}
          </Fact>
          <Fact label={words.emergencies}>{provider.takesEmergencies ? desk.yes : desk.no}</Fact>
          <Fact label={words.duty}>{provider.onDuty ? desk.yes : desk.no}</Fact>
          <Fact label={words.level}>
            {trust.levels[provider.level]}, {words.score(provider.trustScore)}
            <ScoreParts parts={provider.scoreParts} />
          </Fact>
          <Fact label={words.rating}>
            {provider.rating === null
              ? words.noRating
              : words.ratingOf({
                  rating: Number(formatScore(provider.rating)),
                  count: provider.reviewCount,
                })}
          </Fact>
          <Fact label={words.jobsDone}>{provider.jobsDone}</Fact>
          <ProviderFacts provider={provider} />
        </Facts>
        <Where provider={provider} />
      </div>
      <Duplicates duplicates={provider.duplicates} />
    </DeskSection>
  )
}

/** A sum alone says neither what was shown nor what is missing. */
function ScoreParts({ parts }: { parts: readonly ScorePart[] }) {
  const words = desk.provider
  return (
    <ul className="text-sm text-muted empty:hidden">
      {parts.map(({ of, points }) => (
        <li key={of}>
          {words.scorePart({
            of: of === 'jobs' ? words.scoreOfJobs : verification.steps[of].title,
            points,
          })}
        </li>
      ))}
    </ul>
  )
}

function Where({ provider }: { provider: ProviderAtDesk }) {
  const words = desk.provider
  const { id, businessName, lat, lng, radiusMiles } = provider
  if (lat === null || lng === null) return <p className="text-muted">{words.placeUnknown}</p>
  return (
    <LazyMap
      label={words.mapOf(businessName)}
      center={{ lat, lng }}
      zoom={circleZoom(lat, radiusMiles, radiusPixels)}
      pins={[{ id, label: businessName, lat, lng, tone: 'provider' }]}
      circle={{ lat, lng, miles: radiusMiles }}
      className="h-72 overflow-hidden rounded-sm border border-line"
    />
  )
}
