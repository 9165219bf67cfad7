import type { FoundRequest } from '#contract/desk-look-up.ts'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { howItStands } from '../desk/how-it-stands.ts'

/** Of an open one also what tells it from the others: how many bids it has, and how long it has waited. */
function State(request: FoundRequest) {
  const { status, bids: all, openBids: open, openedAt, at } = request
  if (status !== 'open') return howItStands(request)
  return (
    <>
      {howItStands(request)}
      <span className="md:hidden">, </span>
      <span className="md:block md:text-sm md:text-muted">
        {desk.lookUp.bids({ open, all })}
        {/* Of one that was never opened again the last column says it. */}
        {openedAt !== at && (
          <>
            , {desk.lookUp.opened} <TickingTime at={openedAt} />
          </>
        )}
      </span>
    </>
  )
}

/** The requests that somebody may call about; each leads to its page. */
export function FoundRequests({ found }: { found: readonly FoundRequest[] }) {
  const words = desk.deals
  return (
    <Table
      caption={desk.lookUp.caption}
      rows={found}
      rowKey={({ requestId }) => requestId}
      columns={[
        {
          key: 'request',
          header: words.request,
          isName: true,
          cell: ({ requestId, title }) => (
            <Link to={paths.deskRequest(requestId)} className={nameLinkClass}>
              {title}
            </Link>
          ),
        },
        {
          key: 'place',
          header: desk.lookUp.place,
          phone: 'line',
          cell: ({ location }) => location,
        },
        {
          key: 'customer',
          header: desk.lookUp.customer,
          phone: 'line',
          cell: ({ customerName, customerPhone }) => (
            <>
              {customerName} <PhoneLink number={customerPhone} />
            </>
          ),
        },
        {
          key: 'state',
          header: words.state,
          phone: 'plain',
          cell: (request) => <State {...request} />,
        },
        {
          key: 'shop',
          header: desk.lookUp.shop,
          phone: 'plain',
          isEmpty: ({ businessName }) => businessName === null,
          cell: ({ businessName }) => businessName ?? desk.none,
        },
        {
          key: 'price',
          header: words.price,
          phone: 'aside',
          isEmpty: ({ price }) => price === null,
          cell: ({ price }) => (price ? <Money amount={price} /> : desk.none),
        },
        { key: 'at', header: words.at, phone: 'plain', cell: ({ at }) => <TickingTime at={at} /> },
      ]}
    />
  )
}
