import type { LateJob, LateReason } from '#contract/admin-operations.ts'
import { paths } from '#contract/paths.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { jobs as jobWords } from '#contract/words/en/jobs.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { AllWell } from './BoardSection.tsx'

const tones: Record<LateReason, BadgeTone> = {
  denied: 'red',
  not_arrived: 'red',
  contested: 'red',
  uncollected: 'red',
  card_stuck: 'amber',
  refund_stuck: 'red',
  cards_refused: 'amber',
  same_people: 'amber',
  dispute_waits: 'red',
  comeback_waits: 'amber',
  long_work: 'amber',
  unconfirmed: 'neutral',
}

/** Jobs that do not go as promised, with the number of who is on them. */
export function LateJobs({ jobs, all }: { jobs: readonly LateJob[]; all: number }) {
  const words = adminOperations.late
  if (jobs.length === 0) return <AllWell>{words.empty}</AllWell>
  return (
    <>
      <Table
        caption={words.title}
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'job',
            header: words.job,
            isName: true,
            cell: ({ id, title }) => (
              <Link to={paths.deskJob(id)} className={nameLinkClass}>
                {title}
              </Link>
            ),
          },
          {
            key: 'why',
            header: words.why,
            cell: ({ reason }) => <Badge tone={tones[reason]}>{words.reasons[reason]}</Badge>,
          },
          { key: 'since', header: words.since, cell: ({ since }) => <TickingTime at={since} /> },
          { key: 'phase', header: words.phase, cell: ({ phase }) => jobWords.phases[phase] },
          {
            key: 'provider',
            header: words.provider,
            cell: ({ providerId, businessName }) => (
              <Link to={paths.deskProvider(providerId)} className={nameLinkClass}>
                {businessName}
              </Link>
            ),
          },
          {
            key: 'phone',
            header: words.phone,
            cell: ({ providerPhone }) => <PhoneLink number={providerPhone} />,
          },
          { key: 'area', header: words.area, cell: ({ area }) => area },
        ]}
      />
      {all > jobs.length && (
        <p className="text-muted">{adminOperations.unbid.more(all - jobs.length)}</p>
      )}
    </>
  )
}
