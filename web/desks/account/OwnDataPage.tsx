import { ownData } from '#contract/words/en/own-data.ts'
import { YourData } from '../../things/own-data/YourData.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'

/** A copy of the own data, and the end of the account; for everybody who signs in. */
export default function OwnDataPage() {
  return (
    <AppShell title={ownData.title} width="form">
      <div className="flex flex-col gap-5">
        <div>
          <h1 className="text-2xl">{ownData.title}</h1>
          <p className="text-muted">{ownData.lead}</p>
        </div>
        <YourData />
      </div>
    </AppShell>
  )
}
