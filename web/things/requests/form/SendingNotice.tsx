import { useEffect, useRef } from 'react'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { useOnline } from '../../../kit/ui/use-online.ts'

/** While tries get lost: nothing is, and nothing is sent twice. */
export function SendingNotice({ onStop }: { onStop: () => void }) {
  const words = requestSteps.sending
  const isOnline = useOnline()
  const box = useRef<HTMLDivElement>(null)
  // Whoever sees only a button that waits closes the page.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div
      ref={box}
      className="flex flex-col gap-3 rounded-md border-2 border-amber bg-amber-soft p-4"
    >
      <div role="alert" className="flex items-start gap-3">
        <Spinner className="size-6" />
        <div>
          <p className="font-sign text-lg font-semibold">{words.lost}</p>
          <p>{isOnline ? words.lostText : words.offlineText}</p>
        </div>
      </div>
      <Button onClick={onStop}>{words.stop}</Button>
    </div>
  )
}
