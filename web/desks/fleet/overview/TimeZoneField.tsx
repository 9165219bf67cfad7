import { useMutation } from '@tanstack/react-query'
import { changeOwnFleet, type OwnFleet } from '#contract/fleets.ts'
import { isTimeZone, type TimeZone, timeZones } from '#contract/time-zones.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { formatZone } from '../../../kit/ui/format.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { boardKey, figuresKey, fleetKey, overviewKey, sumsKey } from '../keys.ts'
import { refusalTo } from '../use-own-fleet.ts'

/** By whose clock the fleet counts its days; a manager chooses it. */
export function TimeZoneField({ fleet }: { fleet: OwnFleet }) {
  const words = fleets.overview
  const readAgain = useReadAgain(fleetKey, overviewKey, figuresKey, boardKey, sumsKey)
  const change = useMutation({
    mutationFn: (timeZone: TimeZone) => call(changeOwnFleet, { body: { timeZone } }),
    onSuccess: readAgain,
  })
  const refusal = refusalTo('changeCompany', fleet)
  return (
    <div className="w-full sm:w-80">
      <SelectField
        label={words.timeZone}
        hint={refusal ?? words.timeZoneHint}
        error={change.isError ? words.timeZoneFailed : undefined}
        placeholder={null}
        disabled={refusal !== null || change.isPending}
        options={timeZones.map((value) => ({
          value,
          label: words.timeZoneName(formatZone(value), placeOf(value)),
        }))}
        value={fleet.timeZone}
        onChange={({ target }) => isTimeZone(target.value) && change.mutate(target.value)}
      />
    </div>
  )
}

/** "America/Indiana/Tell_City" as "Indiana, Tell City". */
const placeOf = (name: TimeZone) => name.split('/').slice(1).join(', ').replaceAll('_', ' ')
