import { useId, useState } from 'react'
import type { FleetFeed, FleetSystem } from '#contract/fleet-feeds.ts'
import { trips } from '#contract/words/en/trips.ts'
import { trucks as words } from '#contract/words/en/trucks.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { useTicking } from '../../../kit/ui/clock.ts'
import { formatRelative } from '../../../kit/ui/format.ts'
import { ShownOnce } from '../../../things/programs/ShownOnce.tsx'
import { ConnectMotive } from './ConnectMotive.tsx'
import { ConnectSamsara } from './ConnectSamsara.tsx'
import { DisconnectFeed } from './DisconnectFeed.tsx'
import { UpdateVehicles } from './UpdateVehicles.tsx'
import { WhoseTrucks } from './WhoseTrucks.tsx'

type Open = { deed: 'connect' | 'end' } | { deed: 'show'; secret: string } | null

/** One fleet system: how to connect it, or what it does and whose truck is which. */
export function FleetSystemPart({
  system,
  feed,
}: {
  system: FleetSystem
  feed: FleetFeed | undefined
}) {
  const id = useId()
  const name = trips.truck.systems[system]
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h4 id={id} className="font-sign text-lg font-semibold">
        {name}
      </h4>
      {!feed && <p className="max-w-prose text-muted">{words.steps[system]}</p>}
      {feed && <Standing feed={feed} />}
      {feed?.address && (
        <div className="flex flex-col gap-1">
          <p className="font-medium">{words.address}</p>
          <code className="rounded-sm border border-line bg-sunken p-3 wrap-anywhere">
            {feed.address}
          </code>
          <p className="text-sm text-muted">{words.action}</p>
        </div>
      )}
      {feed && <WhoseTrucks feed={feed} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={feed?.refusedAt ? 'primary' : 'secondary'}
          onClick={() => setOpen({ deed: 'connect' })}
        >
          {!feed ? words.connect(name) : system === 'motive' ? words.newSecret : words.newToken}
        </Button>
        {feed && system === 'samsara' && <UpdateVehicles />}
        {feed && (
          <Button variant="ghost" onClick={() => setOpen({ deed: 'end' })}>
            {words.disconnect(name)}
          </Button>
        )}
      </div>
      {open?.deed === 'connect' && system === 'motive' && (
        <ConnectMotive
          onDone={({ secret }) => setOpen(secret ? { deed: 'show', secret } : null)}
          onClose={close}
        />
      )}
      {open?.deed === 'connect' && system === 'samsara' && <ConnectSamsara onClose={close} />}
      {open?.deed === 'show' && (
        <ShownOnce title={words.motiveForm.shown} secret={open.secret} onClose={close} />
      )}
      {open?.deed === 'end' && <DisconnectFeed system={system} onClose={close} />}
    </section>
  )
}

function Standing({ feed: { system, heardAt, refusedAt } }: { feed: FleetFeed }) {
  const name = trips.truck.systems[system]
  const said = useTicking((now) =>
    refusedAt
      ? words.refused(name)
      : heardAt
        ? words.heard(name, formatRelative(heardAt, now))
        : words.unheard(name),
  )
  return (
    <p role="status" className={refusedAt ? 'font-medium text-red-ink' : undefined}>
      {said}
    </p>
  )
}
