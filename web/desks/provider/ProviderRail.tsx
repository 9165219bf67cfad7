import {
  BadgeCheck,
  ChartNoAxesColumn,
  ClipboardList,
  Gavel,
  IdCard,
  Landmark,
  MessageSquare,
  Settings,
  Truck,
  UsersRound,
} from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shell } from '#contract/words/en/shell.ts'
import { technicianDay } from '#contract/words/en/technician-day.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { unreadIn, useInbox } from '../../things/messaging/use-inbox.ts'
import { Rail } from '../../things/shell/Rail.tsx'
import type { RailEntry, RoleRailProps } from '../../things/shell/rails.ts'
import { useBoard } from './board/use-board.ts'
import { needsShop, useOwnJobs } from './jobs/use-own-jobs.ts'
import { countWords } from './ProviderStats.tsx'
import { tabPath } from './tabs.ts'
import { useOwnProvider } from './use-own-provider.ts'

/** Where the people of a shop go, each by their rights; a technician has one page alone. */
export default function ProviderRail({ user, here }: RoleRailProps) {
  if (user.providerRole !== 'technician') return <ShopRail here={here} />
  const day = { to: paths.technician, label: technicianDay.title, icon: Truck }
  return <Rail here={here} entries={[day]} />
}

/**
 * The page that customers read of the shop, which stands once the shop works; before, the steps that fill it, for whoever may
 * change it.
 */
function publicProfile({ id, status, profileComplete, can }: OwnProvider): RailEntry | false {
  const entry = { label: shell.profile, icon: IdCard }
  if (can.changeRecord && !profileComplete) return { ...entry, to: paths.providerProfile }
  return status === 'active' && { ...entry, to: paths.provider(id) }
}

/** Counted are what is open in the area, jobs that run or have a dispute to answer, and messages that nobody has read. */
function ShopRail({ here }: Pick<RoleRailProps, 'here'>) {
  const { data: provider } = useOwnProvider()
  const board = useBoard(false)
  const jobs = useOwnJobs(false)
  const inbox = useInbox()
  const words = providers.tabs
  const waiting = jobs.data?.filter(needsShop).length
  const available = board.data?.length
    ? countWords({ rows: board.data.length, more: board.hasNextPage })
    : undefined
  const can = provider?.can
  const entries: (RailEntry | false)[] = [
    { to: tabPath('requests'), label: words.requests, icon: ClipboardList, count: available },
    { to: tabPath('bids'), label: words.bids, icon: Gavel },
    { to: tabPath('jobs'), label: words.jobs, icon: Truck, count: waiting },
    {
      to: tabPath('messages'),
      label: words.messages,
      icon: MessageSquare,
      count: unreadIn(inbox.data),
    },
    { to: tabPath('drivers'), label: words.drivers, icon: UsersRound },
    can?.seeFigures === true && {
      to: tabPath('analytics'),
      label: words.analytics,
      icon: ChartNoAxesColumn,
    },
    can?.seeFigures === true && { to: tabPath('money'), label: words.money, icon: Landmark },
    { to: tabPath('settings'), label: words.settings, icon: Settings },
    can?.keepDocuments === true && {
      to: paths.verification,
      label: shell.verification,
      icon: BadgeCheck,
    },
    provider !== undefined && publicProfile(provider),
  ]
  return (
    <Rail
      here={here}
      head={
        provider && (
          <div className="flex items-center gap-3">
            <Avatar
              // A suspended shop shows no picture; reinstated, it does again.
              key={provider.status}
              name={provider.businessName}
              picture={provider.picture}
              className="size-10"
            />
            <p className="min-w-0 font-sign text-lg leading-6 font-semibold wrap-anywhere">
              {provider.businessName}
            </p>
          </div>
        )
      }
      entries={entries.filter((entry) => entry !== false)}
    />
  )
}
