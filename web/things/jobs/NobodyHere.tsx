import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobForTechnician } from '#contract/jobs.ts'
import { nobodyHere } from '#contract/words/en/nobody-here.ts'
import { laterBesideTheRoad } from '../../kit/api/later.tsx'
import type { DevicePosition } from '../../kit/map/use-geolocation.ts'
import { Button } from '../../kit/ui/Button.tsx'
import type { ProvedJob } from '../proofs/proved-job.ts'

const NobodyHereDialog = laterBesideTheRoad(() =>
  import('./NobodyHereDialog.tsx').then((part) => part.NobodyHereDialog),
)

/** Nobody is at the place: what it takes to say so is read at any time there. */
export function NobodyHere({
  job,
  from: customerGoneFrom,
  customerGone,
}: {
  job: ProvedJob
  from: JobForTechnician['customerGoneFrom']
  customerGone: UseMutationResult<unknown, Error, DevicePosition>
}) {
  const words = nobodyHere
  const [asks, setAsks] = useState(false)
  // As pressed on this phone: of work that has begun the server has yet to hear.
  if (customerGoneFrom === null || job.phase !== 'arrived') return null
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {words.action}
      </Button>
      {asks && (
        <NobodyHereDialog
          job={job}
          from={customerGoneFrom}
          customerGone={customerGone}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
