import { useState } from 'react'
import { releaseProvider } from '#contract/desk-deeds.ts'
import type { JobAtDesk } from '#contract/desk-requests.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { useDeskDeed } from '../use-desk.ts'

/** Takes the provider off a job that still runs. */
export function ReleaseButton({ job }: { job: JobAtDesk }) {
  const words = desk.deeds
  const [asks, setAsks] = useState(false)
  const send = useDeskDeed(releaseProvider, job.id, ({ message }) => message)
  if (job.closedAt) return null
  return (
    <>
      <Button disabledReason={job.releaseRefusal} onClick={() => setAsks(true)}>
        {words.release}
      </Button>
      {asks && (
        <DeedDialog
          title={words.releaseTitle(job.provider.name)}
          text={
            job.phase === 'working'
              ? `${words.releaseText} ${words.releaseBegun}`
              : words.releaseText
          }
          confirm={words.release}
          tone="danger"
          send={send}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
