import { FileWarning, Hourglass, ShieldX, TriangleAlert } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { askedMore } from '#contract/words/en/asked-more.ts'
import { providers } from '#contract/words/en/providers.ts'
import { verification } from '#contract/words/en/verification.ts'
import { later } from '../../kit/api/later.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'
import { WaysOnceSuspended } from '../../things/auth/WaysOnceSuspended.tsx'
import { Notice } from './Notice.tsx'

const PhoneCode = later(() => import('./phone/PhoneCode.tsx').then((part) => part.PhoneCode))

/** The first thing that keeps a provider from work, or from bidding. */
export type HeldUpBy = 'pending' | 'suspended' | 'document' | 'phone' | 'record'

/** What the account's standing keeps the provider from, and what may be done meanwhile (rules C4, C18). */
export function StandingNotice({
  heldUp,
  provider,
  settingsLink,
  isInSettings,
}: {
  heldUp: HeldUpBy
  provider: OwnProvider
  settingsLink: string
  /** There the code has its field already. */
  isInSettings: boolean
}) {
  const words = providers.standing
  const settings = (
    <Link to={settingsLink} className={linkClass}>
      {words.settings}
    </Link>
  )
  if (heldUp === 'pending')
    return (
      <Notice icon={<Hourglass />} title={words.pendingTitle} edge="amber">
        {provider.askedFor && (
          <strong className="font-medium text-ink">
            {provider.hasAnswered
              ? askedMore.answered
              : askedMore.asks({ words: provider.askedFor })}{' '}
          </strong>
        )}
        {words.pendingText}{' '}
        <Link to={paths.providerApplication} className={linkClass}>
          {provider.askedFor && !provider.hasAnswered ? askedMore.send : words.application}
        </Link>
      </Notice>
    )
  if (heldUp === 'suspended')
    return (
      <Notice
        icon={<ShieldX />}
        title={provider.isTurnedDown ? words.turnedDownTitle : words.suspendedTitle}
        edge="red"
      >
        {provider.suspendedBecause && (
          <strong className="font-medium text-ink">
            {words.suspendedBecause({ reason: provider.suspendedBecause })}{' '}
          </strong>
        )}
        {words.suspendedText} <WaysOnceSuspended />
      </Notice>
    )
  if (heldUp === 'document')
    return (
      <Notice icon={<FileWarning />} title={verification.dashboard.expiredTitle} edge="red">
        {provider.bidBlockedBy}{' '}
        {provider.can.keepDocuments && (
          <Link to={paths.verification} className={linkClass}>
            {verification.dashboard.renew}
          </Link>
        )}
      </Notice>
    )
  if (heldUp === 'phone')
    return isInSettings ? null : (
      <Card edge="amber" as="section" aria-label={words.phoneTitle} className="flex flex-col gap-3">
        <p className="flex items-center gap-3 font-sign text-lg font-semibold">
          <TriangleAlert className="size-6 shrink-0" aria-hidden="true" />
          {words.phoneTitle}
        </p>
        <PhoneCode />
      </Card>
    )
  return (
    <Notice icon={<TriangleAlert />} title={words.incompleteTitle} edge="amber">
      {provider.bidBlockedBy} {provider.can.changeRecord && settings}
    </Notice>
  )
}
