import { shell } from '#contract/words/en/shell.ts'
import { readRemembered } from '../../things/requests/open/remembered.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { NoNetwork } from '../../things/shell/NoNetwork.tsx'

/** The app from the device, without a network. */
export function NoNetworkPage() {
  const words = shell.noNetwork
  return (
    <AppShell title={words.title}>
      <NoNetwork>
        {readRemembered().length > 0 && <p className="font-semibold">{words.request}</p>}
      </NoNetwork>
    </AppShell>
  )
}
