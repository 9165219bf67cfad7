import { WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Banner } from './Banner.tsx'
import { useOnline } from './use-online.ts'

export interface OfflineBannerProps {
  /** Known otherwise, for instance from a live stream that is down. */
  offline?: boolean
  /** What still works on this page. */
  children?: ReactNode
}

/** Appears while there is no network, and says it to screen readers when it does. */
export function OfflineBanner({ offline = false, children = ui.offlineText }: OfflineBannerProps) {
  const isOffline = !useOnline() || offline
  // Toasts leave it room.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-offline', isOffline)
  }, [isOffline])
  return (
    <div role="status">
      {isOffline && (
        <Banner tone="warning" title={ui.offlineTitle} icon={<WifiOff />}>
          {children}
        </Banner>
      )}
    </div>
  )
}
