import { LocateFixed } from 'lucide-react'
import { requests } from '#contract/words/en/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { accuracyWords } from '../../../kit/places/accuracy-words.ts'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import { WhichPlace } from '../../../kit/places/WhichPlace.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import type { Pickup } from './use-pickup.ts'

/** Where the truck stands: typed, by the device, or by the pin on the map. */
export function PickupField({
  form,
  pickup,
  label,
}: {
  form: RequestFormState
  pickup: Pickup
  label: string
}) {
  const words = towing.pickup
  const { geolocation, detect, where } = pickup
  const { sent: position, question } = where
  const isFinding = geolocation.state === 'detecting'
  return (
    <div className="flex flex-col gap-2">
      <PlaceField
        label={label}
        hint={words.hint}
        required
        error={form.wrong('location')}
        name="location"
        value={form.values.location}
        onChange={(text) => form.change({ location: text })}
        {...where.ofWords}
        isKnown={position !== null || question?.kind === 'which'}
      />
      {question && <WhichPlace question={question} where={where} />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={pickup.point || form.values.location ? 'secondary' : 'primary'}
          icon={<LocateFixed className="size-5" aria-hidden="true" />}
          busy={isFinding}
          onClick={detect}
        >
          {words.button}
        </Button>
        {position && (
          <Button variant="ghost" onClick={where.drop}>
            {words.drop}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isFinding && words.finding}
        {!isFinding && where.isReplaced && requests.place.replaces}
        {!isFinding && position?.isPinned && words.pinned}
        {!isFinding &&
          position &&
          !position.isPinned &&
          `${requests.detection.located} ${accuracyWords(position.accuracyM)}`}
      </p>
      <FormError error={geolocation.state === 'error' && !position ? geolocation.sentence : null} />
    </div>
  )
}
