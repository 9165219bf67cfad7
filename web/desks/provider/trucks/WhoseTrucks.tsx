import type { FeedVehicle, FleetFeed, FleetSystem } from '#contract/fleet-feeds.ts'
import type { Technician } from '#contract/technicians.ts'
import { trucks as words } from '#contract/words/en/trucks.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useTechnicians } from '../technicians/use-technicians.ts'
import { useChooseTruck } from './use-fleet-feeds.ts'

/** Each vehicle of the fleet system, with who drives it. */
export function WhoseTrucks({ feed: { system, vehicles } }: { feed: FleetFeed }) {
  const { data: people } = useTechnicians()
  const drivers = people?.filter(({ isDeactivated }) => !isDeactivated) ?? []
  if (vehicles.length === 0) return <p className="text-muted">{words.noVehicles[system]}</p>
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium">{words.whose}</legend>
      {people && drivers.length === 0 && <p className="text-muted">{words.noDrivers}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <Whose system={system} vehicle={vehicle} drivers={drivers} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Whose({
  system,
  vehicle: { id, name, technicianId },
  drivers,
}: {
  system: FleetSystem
  vehicle: FeedVehicle
  drivers: readonly Technician[]
}) {
  const choose = useChooseTruck(system)
  return (
    <SelectField
      label={name}
      placeholder={words.nobody}
      options={drivers.map((driver) => ({ value: driver.id, label: driver.fullName }))}
      value={(choose.isPending ? choose.variables.technicianId : technicianId) ?? ''}
      disabled={choose.isPending}
      error={choose.error ? sentenceOf(choose.error, words.didNotWork) : undefined}
      onChange={({ target }) =>
        choose.mutate(
          { vehicleId: id, technicianId: target.value || null },
          { onSuccess: () => toast({ title: words.saved(name), tone: 'success' }) },
        )
      }
    />
  )
}
