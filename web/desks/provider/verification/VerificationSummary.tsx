import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { LevelBadge } from '../../../things/verification/LevelBadge.tsx'

/** In the settings: how far the provider is verified, and the way to its verification. */
export function VerificationSummary({ provider }: { provider: OwnProvider }) {
  const { verified, verificationLevel } = provider
  const words = verification.dashboard
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-2">
        {!verified && <Badge>{verification.notVerified}</Badge>}
        <LevelBadge verified={verified} level={verificationLevel} />
        <span className="text-muted">
          {verified ? verification.verifiedText : verification.notVerifiedText}
        </span>
      </p>
      <Link to={paths.verification} className={buttonClass()}>
        {words.open}
      </Link>
    </div>
  )
}
