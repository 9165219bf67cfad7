import { useMutation, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { settleProblem } from '#contract/fleet-requests.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { sentence } from '#contract/words/sayings.ts'
import { call } from '../../../kit/api/call.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { focusContent } from '../../../kit/ui/focus-content.ts'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { readAgain } from '../../../things/requests/asked/use-request.ts'

/** What the driver beside the truck has reported: it needs somebody until it is settled, with a word for the driver. */
export function ReportedProblem({ request }: { request: RequestForOwner }) {
  const words = fleetBids.problem
  const [isOpen, setOpen] = useState(false)
  const { problem, can } = request
  return (
    <>
      {problem && (
        <Card as="section" edge="red" aria-labelledby="problem" className="flex flex-col gap-3">
          <div className="flex min-w-0 items-start gap-3">
            <TriangleAlert className="mt-1 size-6 shrink-0 text-red-ink" aria-hidden="true" />
            <div className="min-w-0">
              <h2 id="problem" className="text-xl">
                {words.heading}
              </h2>
              <p className="break-words">{problem.note || words.noNote}</p>
              <p className="text-sm text-muted">
                {words.reported} <TickingTime at={problem.at} />
              </p>
            </div>
          </div>
          <Button
            wide
            disabledReason={can.run ? null : sentence(fleetRefusal('run'))}
            onClick={() => setOpen(true)}
          >
            {words.settle}
          </Button>
        </Card>
      )}
      {/* Stays with what was typed where somebody else has settled it meanwhile. */}
      {isOpen && <SettleDialog requestId={request.id} onClose={() => setOpen(false)} />}
    </>
  )
}

function SettleDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const words = fleetBids.problem
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: (body: SentBodyOf<typeof settleProblem>) =>
      call(settleProblem, { params: { id: requestId }, body }),
    onSettled: () => readAgain(client, requestId),
  })
  const form = useEndpointForm(settleProblem.body, {
    values: { words: '' },
    send,
    onDone: () => {
      toast({ title: words.done, tone: 'success' })
      onClose()
      // The button goes with the card; the reader stays with the page.
      focusContent()
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
      <TextAreaField
        label={words.label}
        hint={words.hint}
        rows={2}
        maxLength={400}
        {...form.field('words')}
      />
    </FormDialog>
  )
}
