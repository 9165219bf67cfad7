import { trying } from '#contract/words/en/trying.ts'

/** Below a deed that is sent until it is answered: that nobody has answered yet, and that it goes on. */
export const TryingLine = ({ isLost }: { isLost: boolean }) => (
  <p role="status" className={isLost ? 'font-medium text-amber-ink' : 'sr-only'}>
    {isLost && trying.waits}
  </p>
)
