import { type FormEvent, useState } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { fieldErrorsOf } from '../../../kit/api/api-error.ts'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import { TryingLine } from '../../../kit/TryingLine.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { answerTo } from './answer-to-place.ts'
import { useSendPlace } from './use-send-place.ts'

/** Better words for where the truck is, from whoever has no device to ask. */
export function SayPlace({ request }: { request: RequestForOwner }) {
  const words = corrections.place
  const [location, setLocation] = useState(request.location)
  const { place, isLost, failure } = useSendPlace(request)
  const refused = fieldErrorsOf(place.error).location

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!place.isPending) place.mutate({ location: location.trim() })
  }
  return (
    <form className="flex flex-col items-start gap-3" noValidate onSubmit={submit}>
      <div className="w-full">
        <PlaceField
          label={words.typed}
          hint={words.typedHint}
          error={refused}
          name="location"
          required
          value={location}
          onChange={setLocation}
          answer={answerTo(request)}
        />
      </div>
      {failure && !refused && <FormError error={failure} />}
      <TryingLine isLost={isLost} />
      <Button
        type="submit"
        busy={place.isPending}
        disabledReason={location.trim() === request.location ? words.nothing : null}
      >
        {words.submit}
      </Button>
    </form>
  )
}
