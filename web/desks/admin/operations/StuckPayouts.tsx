import type { PayoutTrouble, StuckPayout } from '#contract/admin-operations.ts'
import { paths } from '#contract/paths.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { AllWell } from './BoardSection.tsx'

const tones: Record<PayoutTrouble, BadgeTone> = {
  not_covered: 'red',
  not_sent: 'amber',
  bank_refused: 'amber',
}

/** Providers whose money does not come, with the number to call. */
export function StuckPayouts({ payouts, all }: { payouts: readonly StuckPayout[]; all: number }) {
  const words = adminOperations.payouts
  if (payouts.length === 0) return <AllWell>{words.empty}</AllWell>
  return (
    <>
      <Table
        caption={words.title}
        rows={payouts}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'provider',
            header: words.provider,
            isName: true,
            cell: ({ providerId, businessName }) => (
              <Link to={paths.deskProvider(providerId)} className={nameLinkClass}>
                {businessName}
              </Link>
            ),
          },
          { key: 'amount', header: words.amount, cell: ({ amount }) => formatMoney(amount) },
          {
            key: 'why',
            header: words.why,
            cell: ({ reason }) => <Badge tone={tones[reason]}>{words.reasons[reason]}</Badge>,
          },
          { key: 'since', header: words.since, cell: ({ since }) => <TickingTime at={since} /> },
          {
            key: 'phone',
            header: words.phone,
            cell: ({ providerPhone }) => <PhoneLink number={providerPhone} />,
          },
        ]}
      />
      {all > payouts.length && (
        <p className="text-muted">{adminOperations.unbid.more(all - payouts.length)}</p>
      )}
    </>
  )
}
