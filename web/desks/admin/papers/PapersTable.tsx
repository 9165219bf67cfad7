import { Download } from 'lucide-react'
import {
  type Paper,
  type PaperStand,
  readCreditNoteAtDesk,
  readInvoiceAtDesk,
} from '#contract/invoices.ts'
import { paths } from '#contract/paths.ts'
import { papers as words } from '#contract/words/en/credit-note.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/Badge.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { formatDate, formatDayAndMonth, formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'

/** Loud is only what somebody has to look after. */
const tones: Record<PaperStand, BadgeTone> = {
  overdue: 'red',
  owed: 'amber',
  charging: 'blue',
  paid: 'green',
  part: 'neutral',
  direct: 'neutral',
  written_off: 'neutral',
  credited: 'neutral',
}

/** Each invoice and credit note in one line at a desk, in three short ones on a phone. */
export function PapersTable({ papers }: { papers: readonly Paper[] }) {
  return (
    <Table
      caption={words.tab}
      rows={papers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: words.number,
          isName: true,
          cell: (paper) => <Name {...paper} />,
        },
        {
          key: 'billTo',
          header: words.billTo,
          phone: 'plain',
          cell: ({ billTo }) => billTo ?? words.guest,
        },
        {
          key: 'stands',
          header: words.stand,
          phone: 'plain',
          cell: ({ stands }) => <Stands stands={stands} />,
        },
        {
          key: 'amount',
          header: words.amount,
          phone: 'aside',
          align: 'end',
          cell: ({ amount }) => (
            <span className="numerals font-bold whitespace-nowrap">{formatMoney(amount)}</span>
          ),
        },
        {
          key: 'date',
          header: words.date,
          phone: 'plain',
          // On a phone it stands in the line of who pays; the year is part of the number.
          cell: ({ issuedAt }) => (
            <span className="whitespace-nowrap">
              <span className="max-md:hidden">{formatDate(issuedAt)}</span>
              <span className="md:hidden">{formatDayAndMonth(issuedAt)}</span>
            </span>
          ),
        },
        {
          key: 'seller',
          header: words.seller,
          phone: 'plain',
          cell: ({ seller }) => (
            <Link to={paths.deskProvider(seller.id)} className={nameLinkClass}>
              {seller.name}
            </Link>
          ),
        },
        {
          key: 'file',
          header: words.file,
          isActions: true,
          phone: 'plain',
          cell: (paper) => <Papers {...paper} />,
        },
      ]}
    />
  )
}

/** Most are paid between the two sides: without a plate, so that the others are seen among them. */
const Stands = ({ stands }: Pick<Paper, 'stands'>) =>
  stands === 'direct' ? (
    <span className="text-muted whitespace-nowrap max-md:text-sm">{words.stands.direct}</span>
  ) : (
    <Badge tone={tones[stands]} solid={stands === 'overdue'}>
      {words.stands[stands]}
    </Badge>
  )

/** What is no plain invoice says so below its number. */
function Name({ number, kind, ofInvoice }: Paper) {
  return (
    <>
      <span className="whitespace-nowrap">{number}</span>
      {kind !== 'work' && (
        <span className="block text-sm leading-4 font-normal text-muted">
          {words.kinds[kind]} {ofInvoice && words.ofInvoice(ofInvoice)}
        </span>
      )}
    </>
  )
}

function Papers({ id, jobId, kind, number }: Paper) {
  const file =
    kind === 'credit_note'
      ? addressOf(readCreditNoteAtDesk, { params: { id } })
      : addressOf(readInvoiceAtDesk, { params: { id } })
  // As high as the line itself, so that fifteen of them fit a screen.
  const style = `${buttonClass({ variant: 'ghost', size: 'desk' })} md:-my-1`
  return (
    <span className="flex max-md:-mr-3">
      <a href={file} download aria-label={words.fileOf(number)} className={style}>
        <Download className="size-5" aria-hidden="true" />
        {words.file}
      </a>
      <Link to={paths.deskJob(jobId)} aria-label={words.jobOf(number)} className={style}>
        {words.job}
      </Link>
    </span>
  )
}
