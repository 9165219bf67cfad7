import { Suspense } from 'react'
import { shell } from '#contract/words/en/shell.ts'
import { late } from '../../kit/api/late.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { NoNetwork } from '../../things/shell/NoNetwork.tsx'

// The device keeps it with the app (ops/vite/write-pages.ts): here nothing is fetched anymore.
const kept = late(() =>
  import('../../things/requests/open/KeptRequests.tsx').then((part) => part.KeptRequests),
)

/** The app from the device, without a network. */
export function NoNetworkPage() {
  return (
    <AppShell title={shell.noNetwork.title}>
      <NoNetwork>
        <Suspense fallback={null}>
          <kept.Part />
        </Suspense>
      </NoNetwork>
    </AppShell>
  )
}
