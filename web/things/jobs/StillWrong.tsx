import { useState } from 'react'
import { comeback as words } from '#contract/words/en/comeback.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { SayWithPhotos } from './SayWithPhotos.tsx'
import { saidDraft, useObjectAgain } from './use-disputes.ts'

/** The comeback is done, and the customer says that it is still not right. */
export function StillWrong({ job }: { job: { id: string; bidId: string } }) {
  const [asks, setAsks] = useState(false)
  const send = useObjectAgain(job.id)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {words.stillWrong}
      </Button>
      {asks && (
        <SayWithPhotos
          bidId={job.bidId}
          place={saidDraft(job.id)}
          title={words.stillWrongTitle}
          text={words.stillWrongText}
          send={send}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
