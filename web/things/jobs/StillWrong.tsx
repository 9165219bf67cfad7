import { useState } from 'react'
import { comeback as words } from '#contract/words/en/comeback.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { SayWithPhotos } from './SayWithPhotos.tsx'
import { saidDraft, useObjectAgain } from './use-disputes.ts'

interface StillWrongProps {
  job: { id: string; bidId: string }
}

/** The comeback is done, and the customer says that it is still not right. */
export function StillWrong({ job }: StillWrongProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {words.stillWrong}
      </Button>
      {asks && <StillWrongDialog job={job} onClose={() => setAsks(false)} />}
    </>
  )
}

function StillWrongDialog({ job, onClose }: StillWrongProps & { onClose: () => void }) {
  return (
    <SayWithPhotos
      bidId={job.bidId}
      place={saidDraft(job.id)}
      title={words.stillWrongTitle}
      text={words.stillWrongText}
      send={useObjectAgain(job.id)}
      onClose={onClose}
    />
  )
}
