import { Fragment } from 'react'
import type { Driver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { DriverStatusBadge } from './DriverStatusBadge.tsx'
import { KnownSince } from './LastKnown.tsx'
import { RequestServiceLink } from './RequestServiceLink.tsx'

/** The drivers: a row each on a desk, a card each on a phone (S0 §2.10). */
export function DriversTable({
  fleet,
  drivers,
  onDetails,
}: {
  fleet: OwnFleet
  drivers: readonly Driver[]
  onDetails: (driver: Driver) => void
}) {
  const words = fleets.drivers
  const { columns } = words
  return (
    <Table
      caption={fleets.tabs.drivers}
      rows={drivers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: columns.name,
          isName: true,
          cell: ({ fullName, username }) => (
            <span className="wrap-anywhere md:whitespace-nowrap">
              {fullName}{' '}
              <span className="font-sans text-sm font-normal text-muted">{username}</span>
            </span>
          ),
        },
        {
          key: 'status',
          header: columns.status,
          phone: 'aside',
          cell: (driver) => <DriverStatusBadge driver={driver} />,
        },
        {
          key: 'phone',
          header: columns.phone,
          phone: 'plain',
          cell: ({ phone }) => <PhoneLink number={phone} />,
        },
        {
          key: 'units',
          header: columns.units,
          phone: 'hidden',
          cell: ({ units }) => (units.length > 0 ? <Numbers units={units} /> : fleets.none),
        },
        { key: 'vehicle', header: columns.vehicle, phone: 'plain', cell: vehicleAndPlace },
        {
          key: 'limit',
          header: columns.limit,
          align: 'end',
          cell: ({ spendingLimit }) =>
            spendingLimit === null ? (
              <span className="whitespace-nowrap text-muted">{words.noLimit}</span>
            ) : (
              <span className="numerals">{formatMoney(spendingLimit)}</span>
            ),
        },
        {
          key: 'actions',
          header: fleets.actions,
          isActions: true,
          cell: (driver) => (
            <span className="flex flex-wrap gap-2 md:flex-nowrap md:justify-end [&>*]:whitespace-nowrap">
              <Button
                variant="ghost"
                aria-label={words.detailsOf(driver.fullName)}
                onClick={() => onDetails(driver)}
              >
                {words.details}
              </Button>
              <RequestServiceLink fleet={fleet} driver={driver} />
            </span>
          ),
        },
      ]}
    />
  )
}

const vehicleAndPlace = ({ vehicleInfo, lastKnownLocation }: Driver) => (
  // At a desk one below the other, in two lines each where they need them: the unit and the town stand at the end.
  <span
    className="block md:max-w-56 md:leading-5 min-[90rem]:max-w-72"
    title={[vehicleInfo, lastKnownLocation?.place].filter(Boolean).join(' · ')}
  >
    <span className="md:line-clamp-2">{vehicleInfo ?? fleets.none}</span>
    {lastKnownLocation && (
      <span className="text-sm text-muted before:content-['_·_'] md:flex md:gap-1 md:before:content-none">
        <span className="md:line-clamp-2">{lastKnownLocation.place}</span>{' '}
        <KnownSince at={lastKnownLocation.at} />
      </span>
    )}
  </span>
)

/** A number is never broken in its midst, as "T-04" would be at its dash. */
const Numbers = ({ units }: Pick<Driver, 'units'>) =>
  units.map(({ id, unitNumber }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <span className="whitespace-nowrap">{unitNumber}</span>
    </Fragment>
  ))
