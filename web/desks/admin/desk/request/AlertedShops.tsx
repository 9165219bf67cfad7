import type { AlertedShop, RequestAtDesk } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { desk } from '#contract/words/en/desk.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { Badge, type BadgeTone } from '../../../../kit/ui/Badge.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { DeskSection } from '../DeskSection.tsx'

/** Whom the waves have reached, by which way, and what each made of it. */
export function AlertedShops({ request: { asked, alerted } }: { request: RequestAtDesk }) {
  const words = desk.alerts
  return (
    <DeskSection title={words.title} beside={<Badge>{words.count(alerted.length)}</Badge>}>
      <p className="text-sm text-muted">
        {[
          ...asked.rings.map((ring) => waiting.asked(ring)),
          asked.next && words.next(asked.next.miles),
          words.looked(asked.looked),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {alerted.length === 0 ? <p>{words.none}</p> : <Shops shops={alerted} />}
    </DeskSection>
  )
}

function Shops({ shops }: { shops: readonly AlertedShop[] }) {
  const words = desk.alerts
  return (
    <Table
      caption={words.title}
      rows={shops}
      rowKey={({ provider }) => provider.id}
      columns={[
        {
          key: 'provider',
          header: words.provider,
          isName: true,
          cell: ({ provider }) => (
            <Link to={paths.deskProvider(provider.id)} className={nameLinkClass}>
              {provider.name}
            </Link>
          ),
        },
        {
          key: 'phone',
          header: words.phone,
          cell: ({ phone }) => <PhoneLink number={phone} />,
        },
        {
          key: 'miles',
          header: words.miles,
          cell: ({ miles }) => (miles === null ? desk.none : miles),
        },
        {
          key: 'at',
          header: words.at,
          cell: ({ at, by }) => (
            <>
              <TickingTime at={at} />
              <span className="block text-sm text-muted">{jobHistory.events[by]}</span>
            </>
          ),
        },
        { key: 'sent', header: words.sent, cell: (shop) => <Sent shop={shop} /> },
        { key: 'answer', header: words.answer, cell: (shop) => <Answer shop={shop} /> },
      ]}
    />
  )
}

function Sent({ shop: { sent } }: { shop: AlertedShop }) {
  const { channels, reasons } = adminOperations.stuck
  const words = desk.alerts
  if (sent.length === 0) return words.inApp
  return (
    <ul>
      {sent.map(({ channel, status, reason }) => (
        <li key={channel}>
          {channels[channel]}: {words.sentStates[status]}
          {reason && ` (${reasons[reason] ?? reason})`}
        </li>
      ))}
    </ul>
  )
}

const tones = {
  accepted: 'green',
  pending: 'blue',
  rejected: 'neutral',
  declined: 'amber',
  seen: 'neutral',
  silent: 'red',
} as const satisfies Record<keyof typeof desk.alerts.answers, BadgeTone>

function Answer({ shop: { bid, declinedAt, seenAt } }: { shop: AlertedShop }) {
  const answer = bid ?? (declinedAt ? 'declined' : seenAt ? 'seen' : 'silent')
  return <Badge tone={tones[answer]}>{desk.alerts.answers[answer]}</Badge>
}
