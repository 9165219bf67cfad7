import type { AlertedShop, RequestAtDesk } from '#contract/desk-requests.ts'
import { paths } from '#contract/paths.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { desk } from '#contract/words/en/desk.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { waiting } from '#contract/words/en/waiting.ts'
import { FirstOf } from '../../../../kit/FirstOf.tsx'
import { Badge, type BadgeTone } from '../../../../kit/ui/Badge.tsx'
import { Link } from '../../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../../kit/ui/TickingTime.tsx'
import { DeskSection } from '../DeskSection.tsx'

/** Who knows of a request: whom the waves have reached, by which way, who found it first, and what each made of it. */
export function AlertedShops({
  request: { asked, alerted, alertedCount, ownFinds },
}: {
  request: RequestAtDesk
}) {
  const words = desk.alerts
  const unlisted = alertedCount - alerted.length
  return (
    <DeskSection title={words.title} beside={<Badge>{words.count(alertedCount)}</Badge>}>
      <p className="text-sm text-muted">
        {[
          ...asked.rings.map((ring) => waiting.asked(ring)),
          ownFinds > 0 && words.ownFinds(ownFinds),
          asked.next && words.next(asked.next.miles),
          waiting.looked(asked.looked),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {alertedCount === 0 && alerted.length === 0 && <p>{words.none}</p>}
      {alerted.length > 0 && (
        <FirstOf rows={alerted} name="alerted" onPhone={2}>
          {(shown) => <Shops shops={shown} />}
        </FirstOf>
      )}
      {unlisted > 0 && <p className="text-sm text-muted">{words.unlisted(unlisted)}</p>}
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
          phone: 'plain',
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
          phone: 'plain',
          cell: (shop) =>
            shop.at && shop.by ? (
              <>
                <TickingTime at={shop.at} />{' '}
                <span className="text-sm text-muted md:block">{jobHistory.events[shop.by]}</span>
                {/* On a desk it stands below the answer. */}
                {isBeforeAlert(shop) && (
                  <span className="block text-sm text-muted md:hidden">{words.beforeAlert}</span>
                )}
              </>
            ) : (
              words.fromBoard
            ),
        },
        {
          key: 'sent',
          header: words.sent,
          phone: 'plain',
          isEmpty: ({ at, sent }) => at === null && sent.length === 0,
          cell: (shop) => <Sent shop={shop} />,
        },
        {
          key: 'answer',
          header: words.answer,
          phone: 'aside',
          cell: (shop) => <Answer shop={shop} />,
        },
      ]}
    />
  )
}

function Sent({ shop: { sent, at } }: { shop: AlertedShop }) {
  const { channels, reasons } = adminOperations.stuck
  const words = desk.alerts
  if (sent.length === 0) return at ? words.inApp : words.nothing
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
  unreached: 'amber',
} as const satisfies Record<keyof typeof desk.alerts.answers, BadgeTone>

function Answer({ shop }: { shop: AlertedShop }) {
  const answer = answerOf(shop)
  return (
    <>
      <Badge tone={tones[answer]}>{desk.alerts.answers[answer]}</Badge>
      {isBeforeAlert(shop) && (
        <span className="block text-sm text-muted max-md:hidden">{desk.alerts.beforeAlert}</span>
      )}
    </>
  )
}

/** Silent is who has got a message; nobody can answer one that was not sent. */
function answerOf({ bid, declinedAt, seenAt, sent }: AlertedShop) {
  if (bid) return bid
  if (declinedAt) return 'declined'
  if (seenAt) return 'seen'
  return sent.some(({ status }) => status === 'sent') ? 'silent' : 'unreached'
}

const isBeforeAlert = ({ at, bidAt }: AlertedShop) => at !== null && bidAt !== null && bidAt < at
