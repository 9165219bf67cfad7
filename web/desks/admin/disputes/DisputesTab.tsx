import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { listDisputes } from '#contract/disputes.ts'
import { paths } from '#contract/paths.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { call } from '../../../kit/api/call.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { deskKey } from '../desk/use-desk.ts'
import { everyMs } from '../use-admin.ts'
import { DisputeDialog } from './DisputeDialog.tsx'
import { nameOf, standOf } from './sides.ts'

/** What two sides disagree on, those that wait for a decision first. */
export function DisputesTab() {
  const words = disputes.desk
  const [params] = useSearchParams()
  const put = usePutParams()
  const reads = params.get('dispute')
  const query = useQuery({
    queryKey: [...deskKey, 'disputes'],
    queryFn: ({ signal }) => call(listDisputes, { signal }),
    refetchInterval: everyMs,
  })
  if (query.isError) return <DidNotLoad title={words.failed} query={query} />
  if (!query.data) return <PageSpinner />
  // In the address: a request's page leads to its own, ended ones too.
  const dialog = reads && <DisputeDialog id={reads} onClose={() => put({ dispute: '' })} />
  if (query.data.length === 0)
    return (
      <>
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
        {dialog}
      </>
    )
  return (
    <>
      <Table
        caption={words.tab}
        rows={query.data}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'job',
            header: words.job,
            isName: true,
            cell: ({ jobId, title }) => (
              <Link to={paths.deskJob(jobId)} className={nameLinkClass}>
                {title}
              </Link>
            ),
          },
          {
            key: 'customer',
            header: words.sides.customer,
            cell: (dispute) => nameOf(dispute, 'customer'),
          },
          { key: 'provider', header: words.sides.provider, cell: ({ provider }) => provider.name },
          { key: 'side', header: words.side, cell: ({ bySide }) => words.sides[bySide] },
          { key: 'reason', header: words.reason, cell: ({ reason }) => disputes.reasons[reason] },
          { key: 'claim', header: words.claim, cell: ({ claim }) => <Money amount={claim} /> },
          {
            key: 'state',
            header: words.state,
            cell: (dispute) => <Badge>{standOf(dispute)}</Badge>,
          },
          {
            key: 'since',
            header: words.since,
            cell: ({ movedAt }) => <TickingTime at={movedAt} />,
          },
          {
            key: 'open',
            header: words.open,
            cell: ({ id, title }) => (
              <Button aria-label={words.openOf(title)} onClick={() => put({ dispute: id })}>
                {words.open}
              </Button>
            ),
          },
        ]}
      />
      {dialog}
    </>
  )
}
