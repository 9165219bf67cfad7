import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { type Difference, type Reconciliation, reconcileAgain } from '#contract/reconciliation.ts'
import { reconciliation as words } from '#contract/words/en/reconciliation.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

const ExplainDialog = lazy(async () => ({
  default: (await import('./ExplainDialog.tsx')).ExplainDialog,
}))

/** How our books stand with the card processor: the last day that was compared, and what nobody has explained. */
export function ReconciliationPart({ last, differences, count }: Reconciliation) {
  const [explains, setExplains] = useState<Difference | null>(null)
  const client = useQueryClient()
  const again = useMutation({
    mutationFn: () => call(reconcileAgain),
    onSuccess: () => client.invalidateQueries(),
  })
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        {last === null && words.never}
        {last && (count === 0 ? words.clean : words.last)(last.day, last.movements)}
        {last && (
          <span className="text-muted">
            {words.compared} <TickingTime at={last.at} />
          </span>
        )}
        <Button busy={again.isPending} onClick={() => again.mutate()}>
          {last ? words.again : words.first}
        </Button>
      </p>
      <FormError error={again.isError ? sentenceOf(again.error, words.failed) : null} />
      {differences.length > 0 && (
        <Table
          caption={words.title}
          rows={differences}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'kind',
              header: words.kind,
              isName: true,
              cell: ({ kind }) => words.kinds[kind],
            },
            { key: 'day', header: words.day, cell: ({ day }) => day },
            { key: 'about', header: words.about, cell: (one) => <About difference={one} /> },
            {
              key: 'processor',
              header: words.processor,
              cell: ({ processor }) => <Money amount={processor} />,
            },
            {
              key: 'ledger',
              header: words.ledger,
              cell: ({ ledger }) => <Money amount={ledger} />,
            },
            {
              key: 'explain',
              header: words.explain,
              cell: (one) => (
                <Button
                  aria-label={words.explainOf(words.kinds[one.kind], one.day)}
                  onClick={() => setExplains(one)}
                >
                  {words.explain}
                </Button>
              ),
            },
          ]}
        />
      )}
      {count > differences.length && (
        <p className="text-muted">{words.more(count - differences.length)}</p>
      )}
      {explains && (
        <Suspense>
          <ExplainDialog difference={explains} onClose={() => setExplains(null)} />
        </Suspense>
      )}
    </>
  )
}

function About({ difference: { job, provider } }: { difference: Difference }) {
  if (job)
    return (
      <Link to={paths.deskJob(job.id)} className={nameLinkClass}>
        {job.title}
      </Link>
    )
  return provider?.name ?? words.unknown
}
