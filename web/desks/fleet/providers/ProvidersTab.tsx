import { useSearchParams } from 'react-router'
import type { FleetProvider, OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { useSteadyOrder } from '../../../kit/use-steady-order.ts'
import { useFleetProviders } from '../../../things/offers/standing/use-fleet-providers.ts'
import { refusalTo } from '../use-own-fleet.ts'
import { ProvidersTable } from './ProvidersTable.tsx'

/** Who is preferred stands first from the next visit on, and not under a hand that is still pressing. */
function Found({
  rows,
  search,
  fleet,
}: {
  rows: readonly FleetProvider[]
  search: string
  fleet: OwnFleet
}) {
  const isPhone = useMedia('(width < 48rem)')
  return (
    <FirstOf rows={useSteadyOrder(rows, search)} name="shown" step={isPhone ? 6 : 12}>
      {(shown) => <ProvidersTable rows={shown} refusal={refusalTo('chooseProviders', fleet)} />}
    </FirstOf>
  )
}

/** Whom the fleet likes to call and whom never, and what each has cost; any provider is found by its name. */
export function ProvidersTab({ fleet }: { fleet: OwnFleet }) {
  const words = fleets.providers
  const [params] = useSearchParams()
  const put = usePutParams()
  const search = params.get('q')?.trim().slice(0, 100) ?? ''
  const providers = useFleetProviders(search)
  return (
    <div className="flex flex-col gap-4">
      {/* On a phone the providers come first. */}
      <p className="text-muted max-md:order-last">{words.lead}</p>
      <div className="max-w-md">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={params.get('q') ?? ''}
          onChange={(q) => put({ q })}
        />
      </div>
      <ListOf rows={providers} failed={words.failed}>
        {(rows) =>
          rows.length > 0 ? (
            <Found rows={rows} search={search} fleet={fleet} />
          ) : search ? (
            <EmptyState
              title={fleets.search.nothing}
              action={<Button onClick={() => put({ q: '' })}>{fleets.search.clear}</Button>}
            >
              {words.nothing}
            </EmptyState>
          ) : (
            <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
          )
        }
      </ListOf>
    </div>
  )
}
