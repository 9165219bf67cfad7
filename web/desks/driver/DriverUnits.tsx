import type { DriverProfile } from '#contract/drivers.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../kit/ui/Facts.tsx'
import { formatMoney } from '../../kit/ui/format.ts'

/** What the fleet has given the driver: a limit and units. */
export function DriverUnits({ profile }: { profile: DriverProfile }) {
  const words = drivers.profile
  const { fleet, spendingLimit, units } = profile
  if (!fleet) return null
  return (
    <Card as="section" aria-labelledby="units" className="flex flex-col gap-4">
      <Facts>
        <Fact label={words.fleet}>{fleet.companyName}</Fact>
        <Fact label={words.limit}>
          {spendingLimit ? formatMoney(spendingLimit) : words.noLimit}
        </Fact>
      </Facts>
      <h3 id="units" className="text-xl">
        {words.units}
      </h3>
      {units.length === 0 && <p className="text-muted">{words.noUnits}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {units.map((unit) => (
          <li key={unit.id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <p>
              <span className="numerals text-2xl font-bold">{unit.unitNumber}</span>{' '}
              <span className="text-muted">
                {unit.kind === 'trailer' ? words.kinds.trailer : words.kinds.truck}
                {[' ', unit.year, unit.make, unit.model].filter(Boolean).join(' ')}
              </span>
            </p>
            <Facts>
              {unit.vin && (
                <Fact label={words.vin} wide>
                  <span className="font-mono text-sm wrap-anywhere">{unit.vin}</span>
                </Fact>
              )}
              {unit.plate && (
                <Fact label={words.plate}>
                  {[unit.plate, unit.plateState].filter(Boolean).join(' ')}
                </Fact>
              )}
              {unit.tireSizes && <Fact label={words.tires}>{unit.tireSizes}</Fact>}
            </Facts>
          </li>
        ))}
      </ul>
    </Card>
  )
}
