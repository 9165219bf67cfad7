import { useState } from 'react'
import {
  type Bill,
  payBill,
  readBillAtDesk,
  takeBackPayment,
  writeOffBill,
} from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { desk as deskWords } from '#contract/words/en/desk.ts'
import { addressOf } from '../../../../kit/api/call.ts'
import { useEndpointForm } from '../../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { FormDialog } from '../../../../kit/ui/FormDialog.tsx'
import { SelectField } from '../../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../../kit/ui/TextField.tsx'
import { BillTable } from '../../../../things/bills/BillTable.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { useDeskDeed } from '../use-desk.ts'

const isOpen = ({ state }: Bill) => state === 'open' || state === 'overdue'

/** The bills of a fleet: what came in of each is written down here, and what never will. */
export function BillsAtDesk({ bills }: { bills: readonly Bill[] }) {
  const { desk } = words
  const [paying, setPaying] = useState<Bill | null>(null)
  const [takingBack, setTakingBack] = useState<Bill | null>(null)
  const [losing, setLosing] = useState<Bill | null>(null)
  return (
    <>
      <BillTable
        bills={bills}
        isNarrow
        pdfOf={({ id }) => addressOf(readBillAtDesk, { params: { id } })}
        Deeds={({ bill }) => (
          <>
            {isOpen(bill) && (
              <>
                <Button size="desk" onClick={() => setPaying(bill)}>
                  {desk.pay}
                </Button>
                <Button size="desk" variant="ghost" onClick={() => setLosing(bill)}>
                  {desk.writeOff}
                </Button>
              </>
            )}
            {bill.payments.length > 0 && bill.state !== 'written_off' && (
              <Button size="desk" variant="ghost" onClick={() => setTakingBack(bill)}>
                {desk.takeBack}
              </Button>
            )}
          </>
        )}
      />
      {paying && <PayDialog bill={paying} onClose={() => setPaying(null)} />}
      {takingBack && <TakeBackDialog bill={takingBack} onClose={() => setTakingBack(null)} />}
      {losing && <WriteOffDialog bill={losing} onClose={() => setLosing(null)} />}
    </>
  )
}

function PayDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { desk } = words
  const form = useEndpointForm(payBill.body, {
    values: { amount: bill.open, reference: '', receivedOn: '' },
    bodyOf: ({ receivedOn, ...said }) => ({ ...said, receivedOn: receivedOn || undefined }),
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
      <TextField
        label={desk.receivedOn}
        hint={desk.receivedOnHint}
        type="date"
        {...form.field('receivedOn')}
      />
    </FormDialog>
  )
}

function TakeBackDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { desk, page } = words
  const form = useEndpointForm(takeBackPayment.body, {
    // What came last is looked for first.
    values: { paymentId: bill.payments.at(-1)?.id ?? '', reason: '' },
    send: useDeskDeed(takeBackPayment, bill.id, () => desk.takenBack),
    onDone: onClose,
    failed: deskWords.tryAgain,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={desk.takeBackTitle(bill)}
      description={desk.takeBackText}
      submitLabel={desk.takeBack}
      tone="danger"
    >
      <SelectField
        label={desk.takeBackWhich}
        required
        options={bill.payments.map((payment) => ({
          value: payment.id,
          label: page.payment(payment),
        }))}
        {...form.field('paymentId')}
      />
      <TextAreaField label={desk.reason} required maxLength={500} {...form.field('reason')} />
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
