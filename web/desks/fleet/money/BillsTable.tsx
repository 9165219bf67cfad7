import { FileText } from 'lucide-react'
import { useState } from 'react'
import { type Bill, readBillAsPdf } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { formatDay } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { BillLines } from './BillLines.tsx'
import { useBill } from './use-fleet-money.ts'

const tones = { open: 'neutral', overdue: 'red', paid: 'green', written_off: 'neutral' } as const

/** The bills of the fleet, the newest first; the jobs of the one that is looked at stand below. */
export function BillsTable({ bills }: { bills: readonly Bill[] }) {
  const { page } = words
  const [shown, setShown] = useState<Bill | null>(null)
  return (
    <section aria-label={page.bills} className="flex flex-col gap-3">
      <h2 className="text-xl">{page.bills}</h2>
      {bills.length === 0 ? (
        <p className="text-muted">{page.noBillsText}</p>
      ) : (
        <Table
          caption={page.bills}
          rows={bills}
          rowKey={({ id }) => id}
          columns={[
            { key: 'number', header: page.bill, isName: true, cell: ({ number }) => number },
            { key: 'issued', header: page.issued, cell: ({ issuedOn }) => formatDay(issuedOn) },
            { key: 'due', header: page.due, cell: ({ dueOn }) => formatDay(dueOn) },
            { key: 'total', header: page.total, cell: ({ total }) => <Money amount={total} /> },
            {
              key: 'open',
              header: page.open,
              cell: ({ open }) => <Money amount={open} className="font-bold" />,
            },
            {
              key: 'state',
              header: page.state,
              cell: ({ state }) => <Badge tone={tones[state]}>{words.billStates[state]}</Badge>,
            },
            {
              key: 'actions',
              header: page.pdf,
              isActions: true,
              cell: (bill) => (
                <span className="flex flex-wrap gap-2 md:justify-end">
                  <Button
                    variant="ghost"
                    aria-label={page.jobsOf(bill)}
                    onClick={() => setShown(bill)}
                  >
                    {page.jobs({ count: bill.jobs })}
                  </Button>
                  <a
                    href={addressOf(readBillAsPdf, { params: { id: bill.id } })}
                    download
                    aria-label={page.pdfOf(bill)}
                    className={buttonClass({})}
                  >
                    <FileText className="size-5" aria-hidden="true" />
                    {page.pdf}
                  </a>
                </span>
              ),
            },
          ]}
        />
      )}
      {shown && <JobsOfBill bill={shown} />}
    </section>
  )
}

function JobsOfBill({ bill }: { bill: Bill }) {
  const query = useBill(bill.id)
  if (query.isError) return <DidNotLoad title={words.page.billFailed} query={query} />
  if (!query.data) return <PageSpinner />
  return (
    <section aria-label={bill.number} className="flex flex-col gap-3">
      <h3 className="text-lg">{bill.number}</h3>
      <BillLines caption={bill.number} lines={query.data.lines} />
    </section>
  )
}
