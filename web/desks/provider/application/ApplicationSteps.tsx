import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { itemsDone, type ProviderProfile, profileItems } from '#contract/provider-profile.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { formatPhone } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { Timeline, type TimelineEntry } from '../../../kit/ui/Timeline.tsx'
import { PhoneCode } from '../phone/PhoneCode.tsx'

/** What of an application is done, what is open, and who decides (rules C4). */
export function ApplicationSteps({
  provider,
  profile,
}: {
  provider: OwnProvider
  /** Undefined until it is read. */
  profile: ProviderProfile | undefined
}) {
  const words = shop.application
  const { status } = provider
  const entries: TimelineEntry[] = [
    {
      key: 'received',
      title: words.received,
      time: <TickingTime at={provider.appliedAt} />,
      state: 'done',
      tone: 'green',
    },
    provider.phoneConfirmed
      ? {
          key: 'phone',
          title: words.phone,
          description: words.phoneDone(formatPhone(provider.phone)),
          state: 'done',
          tone: 'green',
        }
      : { key: 'phone', title: words.phone, description: <PhoneCode />, state: 'current' },
    {
      key: 'profile',
      title: words.profile,
      description: <Profile profile={profile} />,
      ...(provider.profileComplete ? { state: 'done', tone: 'green' } : { state: 'current' }),
    },
    {
      key: 'documents',
      title: words.documents,
      description: (
        <Open to={paths.verification} label={words.documentsLink}>
          {provider.verified ? words.documentsDone : words.documentsText}
        </Open>
      ),
      ...(provider.verified ? { state: 'done', tone: 'green' } : { state: 'current' }),
    },
    {
      key: 'decision',
      title: words.decisions[status],
      description: (
        <p>
          {words.decisionText[status]}{' '}
          {status === 'active' && (provider.bidBlockedBy ?? words.mayBid)}
        </p>
      ),
      ...(status === 'pending'
        ? { state: 'ahead' }
        : { state: 'done', tone: status === 'active' ? 'green' : 'red' }),
    },
  ]
  return <Timeline label={words.steps} entries={entries} />
}

function Profile({ profile }: { profile: ProviderProfile | undefined }) {
  const words = shop.application
  if (!profile) return null
  if (profile.profileComplete) return <p>{words.profileDone}</p>
  return (
    <Open to={paths.providerProfile} label={words.profileLink}>
      {words.profileOf(itemsDone(profile).length, profileItems.length)}
    </Open>
  )
}

const Open = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <p>
    {children}{' '}
    <Link to={to} className={linkClass}>
      {label}
    </Link>
  </p>
)
