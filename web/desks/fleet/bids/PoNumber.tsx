import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { setPoNumber } from '#contract/fleet-requests.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { sentence } from '#contract/words/sayings.ts'
import { call } from '../../../kit/api/call.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { readAgain } from '../../../things/requests/asked/use-request.ts'

/** The number that the fleet's books want: it may come the next day, so it is written down here at any time. */
export function PoNumber({ request }: { request: RequestForOwner }) {
  const words = fleetBids.po
  const [isOpen, setOpen] = useState(false)
  const { poNumber, can } = request
  return (
    <span className="flex flex-wrap items-center gap-2">
      {poNumber && <span className="wrap-anywhere">{poNumber}</span>}
      <Button
        variant="ghost"
        className="px-0!"
        disabledReason={can.writePo ? null : sentence(fleetRefusal('writePo'))}
        onClick={() => setOpen(true)}
      >
        {poNumber ? words.change : words.add}
      </Button>
      {isOpen && <PoDialog request={request} onClose={() => setOpen(false)} />}
    </span>
  )
}

function PoDialog({ request, onClose }: { request: RequestForOwner; onClose: () => void }) {
  const words = fleetBids.po
  const client = useQueryClient()
  /** What stood there when the dialog opened: somebody else's number is not overwritten unseen. */
  const [seen] = useState(request.poNumber)
  const send = useMutation({
    mutationFn: (body: SentBodyOf<typeof setPoNumber>) =>
      call(setPoNumber, { params: { id: request.id }, body }),
    onSettled: () => readAgain(client, request.id),
  })
  const form = useEndpointForm(setPoNumber.body, {
    values: { poNumber: seen ?? '' },
    // Once another number has been shown, the next press means it.
    bodyOf: (values) => ({ ...values, seen: send.isError ? request.poNumber : seen }),
    send,
    onDone: () => {
      toast({ title: words.saved, tone: 'success' })
      onClose()
    },
    failed: words.failed,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
    >
      <TextField
        label={words.label}
        autoComplete="off"
        maxLength={60}
        {...form.field('poNumber')}
      />
    </FormDialog>
  )
}
