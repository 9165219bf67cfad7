import { trips } from '#contract/words/en/trips.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { type Shared, useSharing } from './use-sharing.ts'

/**
 * On the page of who drives, while on the way, and for a while at the place: the browser's own question comes now and never
 * before; a no stops nothing, and a yes can be taken back any time.
 */
export function SharePosition(props: Shared) {
  const words = { ...trips.share, ...(props.stays && trips.stay) }
  const { state, isOn, stop, start, change } = useSharing(props)
  if (state === 'done') return null
  return (
    <section className="flex flex-col gap-2 rounded-sm border border-line p-3">
      <p role="status">{words[state]}</p>
      {/* One button, whatever it does: the focus stays on it, and nothing below moves when the browser says no. */}
      {state !== 'unsupported' && (
        <Button busy={change.isPending} onClick={isOn ? stop : start}>
          {isOn ? words.stop : words.resume}
        </Button>
      )}
      <FormError error={change.isError ? sentenceOf(change.error, words.failed) : null} />
    </section>
  )
}
