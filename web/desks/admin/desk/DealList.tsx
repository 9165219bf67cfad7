import type { DealLine } from '#contract/desk-accounts.ts'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { DeskSection } from './DeskSection.tsx'
import { howItStands } from './how-it-stands.ts'

/** The newest requests of an account, or jobs of a shop; each leads to its page. */
export function DealList({
  title,
  lines,
  stateOf = howItStands,
}: {
  title: string
  lines: readonly DealLine[]
  stateOf?: (line: DealLine) => string
}) {
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
              cell: stateOf,
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
