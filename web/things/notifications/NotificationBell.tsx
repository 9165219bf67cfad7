import { Bell } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { notifications as words } from '#contract/words/en/notifications.ts'
import { session } from '../../kit/api/current-user.ts'
import { late } from '../../kit/api/late.ts'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { renewPush } from './push.ts'
import { useArrived } from './use-arrived.ts'
import { useNotifications } from './use-notifications.ts'

const panel = late(() => import('./NotificationPanel.tsx').then((part) => part.NotificationPanel))
const channels = late(() => import('./ChannelsDialog.tsx').then((part) => part.ChannelsDialog))

/** Counts what the reader has not seen, and opens the list of it. */
export function NotificationBell({ userId }: { userId: string }) {
  const bell = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'list' | 'channels' | null>(null)
  const list = useNotifications()
  const arrived = useArrived(list.data)
  const unread = list.data?.unreadCount ?? 0
  const close = () => setOpen(null)
  const { changes } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same person may have signed in anew
  useEffect(() => {
    // Where it does not work now the next page tries again; the settings say what is on.
    renewPush(userId).catch(() => {})
  }, [userId, changes])
  const fetchPanel = () => void panel.fetch().catch(() => {})

  return (
    <div className="relative">
      <IconButton
        ref={bell}
        label={words.label(unread)}
        icon={<Bell className="size-6" />}
        aria-haspopup="dialog"
        aria-expanded={open === 'list'}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => setOpen(open === 'list' ? null : 'list')}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="numerals pointer-events-none absolute -top-0.5 -right-0.5 min-w-6 rounded-full border-2 border-page bg-red px-1 text-center font-sign text-xs font-semibold text-on-red"
        >
          {words.count(unread)}
        </span>
      )}
      {/* The page itself says what has happened; this only that the bell counts it. */}
      <span role="status" className="sr-only">
        {arrived.count > 0 && <span key={arrived.upTo}>{words.arrived(arrived.count)}</span>}
      </span>
      <Suspense fallback={<Coming />}>
        {open === 'list' && (
          <panel.Part
            list={list}
            bell={bell}
            onClose={close}
            onChannels={() => setOpen('channels')}
          />
        )}
        {open === 'channels' && <channels.Part bell={bell} onClose={close} />}
      </Suspense>
    </div>
  )
}

const Coming = () => (
  <span className="absolute -bottom-1 left-0 rounded-full bg-page">
    <Spinner className="size-5" />
  </span>
)
