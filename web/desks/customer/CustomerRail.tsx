import { CirclePlus, History, MessageSquare, Siren, Truck } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { customers } from '#contract/words/en/customers.ts'
import { unreadIn, useInbox } from '../../things/messaging/use-inbox.ts'
import { useRequestFigures } from '../../things/requests/asked/use-own-requests.ts'
import { Rail } from '../../things/shell/Rail.tsx'
import type { RoleRailProps } from '../../things/shell/rails.ts'
import { tabPath } from './tabs.ts'

/** Where a customer goes; counted are what is open, what runs, and messages that nobody has read. */
export default function CustomerRail({ here }: RoleRailProps) {
  const { data: figures } = useRequestFigures(false)
  const { data: inbox } = useInbox()
  const words = customers.tabs
  return (
    <Rail
      here={here}
      entries={[
        { to: tabPath('active'), label: words.active, icon: Siren, count: figures?.open },
        { to: tabPath('progress'), label: words.progress, icon: Truck, count: figures?.inProgress },
        { to: paths.requestService, label: customers.newRequest, icon: CirclePlus },
        {
          to: tabPath('messages'),
          label: words.messages,
          icon: MessageSquare,
          count: unreadIn(inbox),
        },
        { to: tabPath('history'), label: words.history, icon: History },
      ]}
    />
  )
}
