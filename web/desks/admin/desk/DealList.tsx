import type { DealLine } from '#contract/desk-accounts.ts'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { desk } from '#contract/words/en/desk.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { DeskSection } from './DeskSection.tsx'

/** The newest requests of an account, or jobs of a shop; each leads to its page. */
export function DealList({ title, lines }: { title: string; lines: readonly DealLine[] }) {
  const words = desk.deals
  return (
    <DeskSection title={title}>
      {lines.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <Table
          caption={title}
          rows={lines}
          rowKey={({ requestId, at }) => `${requestId} ${at}`}
          columns={[
            {
              key: 'request',
              header: words.request,
              isName: true,
              cell: (line) => (
                <Link to={paths.deskRequest(line.requestId)} className={nameLinkClass}>
                  {line.title}
                </Link>
              ),
            },
            {
              key: 'state',
              header: words.state,
              cell: ({ status, phase }) =>
                phase ? jobs.phases[phase] : bids.requestStatus[status],
            },
            {
              key: 'price',
              header: words.price,
              cell: ({ price }) => (price ? <Money amount={price} /> : desk.none),
            },
            { key: 'at', header: words.at, cell: ({ at }) => <TickingTime at={at} /> },
          ]}
        />
      )}
    </DeskSection>
  )
}
