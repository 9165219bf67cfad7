import type { RequestWithoutBid } from '#contract/admin-operations.ts'
import { paths } from '#contract/paths.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { UrgencyBadge } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { AllWell } from './BoardSection.tsx'

/** Somebody waits, and nobody has answered. */
export function WithoutBid({
  requests,
  all,
}: {
  requests: readonly RequestWithoutBid[]
  all: number
}) {
  const words = adminOperations.unbid
  if (requests.length === 0) return <AllWell>{words.empty}</AllWell>
  return (
    <>
      <Table
        caption={words.title}
        rows={requests}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'request',
            header: words.request,
            isName: true,
            cell: ({ id, title, serviceType, pastBids }) => (
              <>
                <Link to={paths.deskRequest(id)} className={nameLinkClass}>
                  {title}
                </Link>
                <span className="block font-sans text-sm font-normal text-muted">
                  {serviceWords.types[serviceType]}
                  {pastBids > 0 && `, ${words.pastBids(pastBids)}`}
                </span>
              </>
            ),
          },
          {
            key: 'urgency',
            header: words.urgency,
            cell: (request) => <UrgencyBadge when={request} />,
          },
          { key: 'area', header: words.area, cell: ({ area }) => area },
          {
            key: 'alerted',
            header: words.alerted,
            cell: ({ alertedCount }) => words.alertedCount(alertedCount),
          },
          { key: 'age', header: words.age, cell: ({ openedAt }) => <TickingTime at={openedAt} /> },
          {
            key: 'expires',
            header: words.expires,
            cell: ({ expiresAt }) => <TickingTime at={expiresAt} />,
          },
        ]}
      />
      {all > requests.length && <p className="text-muted">{words.more(all - requests.length)}</p>}
    </>
  )
}
