import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobForTechnician } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { type DevicePosition, useGeolocation } from '../../kit/map/use-geolocation.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatClock } from '../../kit/ui/format.ts'
import { toast } from '../../kit/ui/toast.ts'

/** Nobody is at the place: the device says where it is, the server decides (rules C14). */
export function NobodyHere({
  job,
  customerGone,
}: {
  job: Pick<JobForTechnician, 'customerGoneFrom'>
  customerGone: UseMutationResult<unknown, Error, DevicePosition>
}) {
  const words = jobs.mine.gone
  const [asks, setAsks] = useState(false)
  const { geolocation, detect } = useGeolocation(settings.geolocation.detectionCard, (position) =>
    customerGone.mutate(position, {
      onSuccess: () => {
        setAsks(false)
        toast({ title: words.done })
      },
    }),
  )
  const from = new Date(job.customerGoneFrom ?? 0).getTime()
  const isEarly = useTicking((now) => now < from)
  if (job.customerGoneFrom === null) return null
  const refusal =
    geolocation.state === 'error'
      ? words.noFix
      : customerGone.isError && sentenceOf(customerGone.error, words.failed)
  return (
    <>
      <Button
        variant="ghost"
        disabledReason={isEarly ? words.early(formatClock(job.customerGoneFrom)) : null}
        onClick={() => setAsks(true)}
      >
        {words.action}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.title}
        description={words.text}
        confirmLabel={words.confirm}
        cancelLabel={words.back}
        busy={geolocation.state === 'detecting' || customerGone.isPending}
        onConfirm={detect}
      >
        <FormError error={refusal || null} />
      </ConfirmDialog>
    </>
  )
}
