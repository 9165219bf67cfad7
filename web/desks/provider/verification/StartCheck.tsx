import { useState } from 'react'
import { verification } from '#contract/words/en/verification.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useStartCheck } from './use-verification.ts'

/** Orders the background check, after the provider has agreed to it. */
export function StartCheck() {
  const words = verification.check
  const [isAsking, setAsking] = useState(false)
  const start = useStartCheck()
  return (
    <div>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {words.start}
      </Button>
      {isAsking && (
        <ConfirmDeed
          deed={start}
          body={undefined}
          failed={words.failed}
          onClose={() => setAsking(false)}
          onDone={() =>
            toast({ title: words.started, description: words.startedText, tone: 'success' })
          }
          title={words.title}
          description={words.text}
          confirmLabel={words.start}
          tone="primary"
        />
      )}
    </div>
  )
}
