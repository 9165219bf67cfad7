import { useState } from 'react'
import { type Bill, readBillAsPdf } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { BillTable } from '../../../things/bills/BillTable.tsx'
import { BillLines } from './BillLines.tsx'
import { useBill } from './use-fleet-money.ts'

/** The bills of the fleet, the newest first; the jobs of the one that is looked at stand below. */
export function BillsTable({ bills }: { bills: readonly Bill[] }) {
  const { page } = words
  // Counted, so that a second press on the same bill leads to its jobs again.
  const [shown, setShown] = useState<{ bill: Bill; press: number } | null>(null)
  // What is due leads to its bill.
  const untilLastOpen = bills.findLastIndex(({ open }) => Number(open) > 0) + 1
  return (
    <section aria-label={page.bills} className="flex flex-col gap-3">
      <h2 className="text-xl">{page.bills}</h2>
      {bills.length === 0 ? (
        <p className="text-muted">{page.noBillsText}</p>
      ) : (
        <FirstOf rows={bills} name="bills" onPhone={Math.max(2, untilLastOpen)}>
          {(some) => (
            <BillTable
              bills={some}
              pdfOf={({ id }) => addressOf(readBillAsPdf, { params: { id } })}
              Deeds={({ bill }) => (
                <Button
                  size="desk"
                  variant="ghost"
                  aria-label={page.jobsOf(bill)}
                  onClick={() => setShown((last) => ({ bill, press: (last?.press ?? 0) + 1 }))}
                >
                  {page.jobs({ count: bill.jobs })}
                </Button>
              )}
            />
          )}
        </FirstOf>
      )}
      {shown && <JobsOfBill key={shown.press} bill={shown.bill} />}
    </section>
  )
}

function JobsOfBill({ bill }: { bill: Bill }) {
  const query = useBill(bill.id)
  // Many bills may stand between the press and what it shows.
  const heading = useBringIntoView(true)
  if (query.isError) return <DidNotLoad title={words.page.billFailed} query={query} />
  if (!query.data) return <PageSpinner />
  return (
    <section aria-label={bill.number} className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {words.page.jobsOf(bill)}
      </h3>
      <BillLines caption={bill.number} lines={query.data.lines} isBilled />
    </section>
  )
}
