import { Settings } from 'lucide-react'
import { Link } from 'react-router'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { useOnline } from '../../kit/ui/use-online.ts'
import { DutySwitch } from './DutySwitch.tsx'
import { tabLink } from './tabs.ts'

/** S1 §2: who it is, whether the page hears of news, the settings; notifications have their bell in the bar above. */
export function DashboardHead({
  provider,
  isOnline,
  isAtWork,
}: {
  provider: OwnProvider
  isOnline: boolean
  /** Who is at a job needs the room on a phone for the way there. */
  isAtWork: boolean
}) {
  const words = providers.head
  // The stream notices later than the device that there is no network.
  const isConnected = useOnline()
  return (
    <>
      <div className="flex min-w-0 grow items-center gap-3">
        <Avatar
          // A suspended shop shows no picture; reinstated, it does again.
          key={provider.status}
          name={provider.businessName}
          picture={provider.picture}
          className="size-14"
        />
        <div className="min-w-0 grow">
          <h1 className="text-xl break-words sm:text-2xl">{provider.businessName}</h1>
          <Badge tone={isConnected && isOnline ? 'green' : 'neutral'}>
            {!isConnected ? words.offline : isOnline ? words.online : words.connecting}
          </Badge>
        </div>
        <Link
          to={tabLink('settings')}
          preventScrollReset
          aria-label={words.settings}
          className={`${buttonClass()} max-sm:px-3`}
        >
          <Settings className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{words.settings}</span>
        </Link>
      </div>
      {provider.status !== 'suspended' && (
        <div className={isAtWork ? 'max-sm:hidden' : undefined}>
          <DutySwitch provider={provider} />
        </div>
      )}
    </>
  )
}
