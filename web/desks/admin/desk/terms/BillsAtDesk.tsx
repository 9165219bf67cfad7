import { FileText } from 'lucide-react'
import { useState } from 'react'
import { type Bill, payBill, readBillAtDesk, writeOffBill } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { desk as deskWords } from '#contract/words/en/desk.ts'
import { addressOf } from '../../../../kit/api/call.ts'
import { useEndpointForm } from '../../../../kit/api/use-endpoint-form.ts'
import { Badge } from '../../../../kit/ui/Badge.tsx'
import { Button } from '../../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../../kit/ui/button-class.ts'
import { FormDialog } from '../../../../kit/ui/FormDialog.tsx'
import { formatDay } from '../../../../kit/ui/format.ts'
import { Money } from '../../../../kit/ui/Money.tsx'
import { Table } from '../../../../kit/ui/Table.tsx'
import { TextField } from '../../../../kit/ui/TextField.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { useDeskDeed } from '../use-desk.ts'

const tones = { open: 'neutral', overdue: 'red', paid: 'green', written_off: 'neutral' } as const
const isOpen = ({ state }: Bill) => state === 'open' || state === 'overdue'

/** The bills of a fleet: what came in of each is written down here, and what never will. */
export function BillsAtDesk({ bills }: { bills: readonly Bill[] }) {
  const { page, desk } = words
  const [paying, setPaying] = useState<Bill | null>(null)
  const [losing, setLosing] = useState<Bill | null>(null)
  return (
    <>
      <Table
        caption={page.bills}
        rows={bills}
        rowKey={({ id }) => id}
        columns={[
          { key: 'number', header: page.bill, isName: true, cell: ({ number }) => number },
          { key: 'due', header: page.due, cell: ({ dueOn }) => formatDay(dueOn) },
          { key: 'open', header: page.open, cell: ({ open }) => <Money amount={open} /> },
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
                {isOpen(bill) && (
                  <>
                    <Button onClick={() => setPaying(bill)}>{desk.pay}</Button>
                    <Button variant="ghost" onClick={() => setLosing(bill)}>
                      {desk.writeOff}
                    </Button>
                  </>
                )}
                <a
                  href={addressOf(readBillAtDesk, { params: { id: bill.id } })}
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
      {paying && <PayDialog bill={paying} onClose={() => setPaying(null)} />}
      {losing && <WriteOffDialog bill={losing} onClose={() => setLosing(null)} />}
    </>
  )
}

function PayDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { desk } = words
  const form = useEndpointForm(payBill.body, {
    values: { amount: bill.open, reference: '' },
    send: useDeskDeed(payBill, bill.id, () => desk.paid),
    onDone: onClose,
    failed: deskWords.tryAgain,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={desk.payTitle(bill)}
      submitLabel={desk.paySave}
    >
      <TextField
        label={desk.amount}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextField label={desk.reference} required autoComplete="off" {...form.field('reference')} />
    </FormDialog>
  )
}

function WriteOffDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { desk } = words
  return (
    <DeedDialog
      title={desk.writeOffTitle(bill)}
      text={desk.writeOffText(bill)}
      confirm={desk.writeOff}
      tone="danger"
      reasonLabel={desk.writeOffReason}
      reasonHint=""
      send={useDeskDeed(writeOffBill, bill.id, () => desk.writtenOff)}
      onClose={onClose}
    />
  )
}
