import { ui } from '#contract/words/en/ui.ts'
import { Spinner } from './Spinner.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A page that is not there yet. */
export function PageSpinner() {
  return (
    <div role="status" className="grid place-items-center py-24 text-muted">
      <Spinner className="size-10" />
      <VisuallyHidden>{ui.loading}</VisuallyHidden>
    </div>
  )
}
