import { Suspense, useState } from 'react'
import { type Chargeback, waitsForOperator } from '#contract/chargebacks.ts'
import { paths } from '#contract/paths.ts'
import { chargebacks as words } from '#contract/words/en/chargebacks.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { AllWell } from './BoardSection.tsx'

const ChargebackDialog = lazy(async () => ({
  default: (await import('./ChargebackDialog.tsx')).ChargebackDialog,
}))

/** What banks want back, with the deadline of the answer. */
export function Chargebacks({ chargebacks }: { chargebacks: readonly Chargeback[] }) {
  const [reads, setReads] = useState<string | null>(null)
  if (chargebacks.length === 0 && !reads) return <AllWell>{words.empty}</AllWell>
  return (
    <>
      <Table
        caption={words.title}
        rows={chargebacks}
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
          { key: 'provider', header: words.provider, cell: ({ provider }) => provider.name },
          { key: 'amount', header: words.amount, cell: ({ amount }) => formatMoney(amount) },
          { key: 'reason', header: words.reason, cell: ({ reason }) => words.reasons[reason] },
          {
            key: 'state',
            header: words.state,
            cell: ({ state }) => (
              <Badge tone={waitsForOperator(state) ? 'amber' : 'neutral'}>
                {words.states[state]}
              </Badge>
            ),
          },
          {
            key: 'due',
            header: words.due,
            cell: ({ dueAt }) => (dueAt ? <TickingTime at={dueAt} /> : words.none),
          },
          {
            key: 'open',
            header: words.open,
            cell: ({ id, title }) => (
              <Button aria-label={words.openOf(title)} onClick={() => setReads(id)}>
                {words.open}
              </Button>
            ),
          },
        ]}
      />
      {reads && (
        <Suspense>
          <ChargebackDialog id={reads} onClose={() => setReads(null)} />
        </Suspense>
      )}
    </>
  )
}
