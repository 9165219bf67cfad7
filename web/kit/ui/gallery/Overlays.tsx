import { useState } from 'react'
import { announce } from '../announce.ts'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { Field } from '../Field.tsx'
import { Select } from '../Select.tsx'
import { TextArea } from '../TextArea.tsx'
import { TextInput } from '../TextInput.tsx'
import { toast } from '../toast.ts'
import { Row, Shelf } from './Shelf.tsx'

export function Overlays() {
  const [form, setForm] = useState(false)
  const [question, setQuestion] = useState(false)
  return (
    <Shelf title="Overlays">
      <Row>
        <Button onClick={() => setForm(true)}>Form dialog</Button>
        <Button onClick={() => setQuestion(true)}>Confirm dialog</Button>
        <Button onClick={() => toast({ title: 'Access Link Copied!' })}>Toast</Button>
        <Button
          onClick={() =>
            toast({
              title: 'Bid Accepted!',
              description: 'The provider will contact you shortly.',
              tone: 'success',
            })
          }
        >
          Good toast
        </Button>
        <Button
          onClick={() =>
            toast({ title: 'Error', description: 'Failed to accept bid', tone: 'danger' })
          }
        >
          Bad toast
        </Button>
        <Button onClick={() => announce('A new bid: $185.00, 25 minutes.')}>Announce</Button>
      </Row>
      <Dialog
        open={form}
        onOpenChange={setForm}
        title="Submit Your Bid"
        description="Roadside Tire Change, 3.4 miles away."
        footer={
          <>
            <Button variant="primary">Submit bid</Button>
            <Button variant="ghost" onClick={() => setForm(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <Field label="Your Price" required hint="The total the customer pays, all fees included.">
          <TextInput inputMode="decimal" defaultValue="185.00" />
        </Field>
        <Field label="Estimated Arrival Time" required>
          <Select options={[{ value: '30', label: '30 minutes' }]} />
        </Field>
        <Field label="Additional Message">
          <TextArea />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={question}
        onOpenChange={setQuestion}
        title="Cancel this request?"
        description="The provider is already on the way. Cancelling now costs $100.00."
        confirmLabel="Cancel the request"
        cancelLabel="Keep it"
        onConfirm={() => setQuestion(false)}
      />
    </Shelf>
  )
}
