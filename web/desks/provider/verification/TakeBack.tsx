import { useState } from 'react'
import { verification } from '#contract/words/en/verification.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { useTakeBack } from './use-verification.ts'

/** Takes back a document that nobody has decided on yet. */
export function TakeBack({ id, step }: { id: string; step: string }) {
  const words = verification.takeBack
  const [isAsking, setAsking] = useState(false)
  const deed = useTakeBack(id)
  return (
    <div>
      <Button variant="ghost" aria-label={words.of(step)} onClick={() => setAsking(true)}>
        {words.deed}
      </Button>
      {isAsking && (
        <ConfirmDeed
          title={words.title}
          description={words.text}
          confirmLabel={words.deed}
          deed={deed}
          body={undefined}
          failed={words.failed}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
