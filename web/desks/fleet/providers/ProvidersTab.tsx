import { useState } from 'react'
import { Link } from 'react-router'
import type { FleetProvider, OwnFleet, ProviderStanding } from '#contract/fleets.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { formatScore } from '../../../kit/ui/format.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { refusalTo } from '../use-own-fleet.ts'
import { useFleetProviders, useSetPreference } from './use-fleet-providers.ts'

/** Whom the fleet likes to call and whom never; only managers decide it. */
export function ProvidersTab({ fleet }: { fleet: OwnFleet }) {
  const words = fleets.providers
  const providers = useFleetProviders()
  const set = useSetPreference()
  const [blocking, setBlocking] = useState<FleetProvider | null>(null)
  const refusal = refusalTo('chooseProviders', fleet)
  const close = () => setBlocking(null)
  const put = (id: string, standing: ProviderStanding | null) =>
    set.mutate(
      { id, standing },
      {
        onSuccess: () => toast({ title: words.saved, tone: 'success' }),
        onError: (error) => toast({ title: sentenceOf(error, fleets.didNotWork), tone: 'danger' }),
        onSettled: close,
      },
    )
  const deed = (
    provider: FleetProvider,
    label: string,
    named: (name: string) => string,
    onClick: () => void,
  ) => (
    <Button
      key={label}
      aria-label={named(provider.businessName)}
      busy={set.isPending && set.variables.id === provider.id}
      disabledReason={refusal}
      onClick={onClick}
    >
      {label}
    </Button>
  )

  return (
    <ListOf rows={providers} failed={words.failed}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-muted">{words.lead}</p>
            <Table
              caption={words.caption}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'name',
                  header: words.name,
                  isName: true,
                  cell: ({ id, businessName }) => (
                    <Link to={paths.provider(id)} className={`${nameLinkClass} wrap-anywhere`}>
                      {businessName}
                    </Link>
                  ),
                },
                {
                  key: 'location',
                  header: words.location,
                  cell: ({ location }) => location ?? fleets.none,
                },
                {
                  key: 'jobs',
                  header: words.jobs,
                  align: 'end',
                  cell: ({ jobsDone }) => <span className="numerals">{jobsDone}</span>,
                },
                {
                  key: 'rating',
                  header: words.rating,
                  align: 'end',
                  cell: ({ rating }) =>
                    rating === null ? (
                      words.new
                    ) : (
                      <span className="numerals">{formatScore(rating)}</span>
                    ),
                },
                {
                  key: 'standing',
                  header: words.standing,
                  cell: ({ standing }) =>
                    standing ? (
                      <Badge tone={standing === 'preferred' ? 'green' : 'red'}>
                        {words.standings[standing]}
                      </Badge>
                    ) : (
                      <span className="text-muted">{words.neither}</span>
                    ),
                },
                {
                  key: 'actions',
                  header: fleets.actions,
                  isActions: true,
                  cell: (provider) => (
                    <span className="flex flex-wrap gap-2 md:justify-end">
                      {provider.standing !== 'preferred' &&
                        deed(provider, words.prefer, words.preferOf, () =>
                          put(provider.id, 'preferred'),
                        )}
                      {provider.standing !== 'blocked' &&
                        deed(provider, words.block, words.blockOf, () => setBlocking(provider))}
                      {provider.standing !== null &&
                        deed(provider, words.clear, words.clearOf, () => put(provider.id, null))}
                    </span>
                  ),
                },
              ]}
            />
            {blocking && (
              <ConfirmDialog
                open
                onOpenChange={(open) => !open && close()}
                title={words.blocking.title(blocking.businessName)}
                description={words.blocking.text}
                confirmLabel={words.blocking.confirm}
                cancelLabel={words.blocking.keep}
                busy={set.isPending}
                onConfirm={() => put(blocking.id, 'blocked')}
              />
            )}
          </div>
        )
      }
    </ListOf>
  )
}
