import { type FleetFeed, fleetSystems } from '#contract/fleet-feeds.ts'
import { trucks as words } from '#contract/words/en/trucks.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { Section } from '../../../kit/unsaved/Section.tsx'
import { FleetSystemPart } from './FleetSystemPart.tsx'
import { useFleetFeeds } from './use-fleet-feeds.ts'

/** The fleet systems that say where the trucks of the business are; an owner's alone. */
export function TrucksSection() {
  const feeds = useFleetFeeds()
  return (
    <Section id="trucks" title={words.title} lead={words.lead}>
      <ListOf rows={feeds} failed={words.failed}>
        {({ feeds: rows }: { feeds: FleetFeed[] }) => (
          <div className="flex flex-col gap-6 *:not-first:border-t *:not-first:border-line *:not-first:pt-6">
            {fleetSystems.map((system) => (
              <FleetSystemPart
                key={system}
                system={system}
                feed={rows.find((one) => one.system === system)}
              />
            ))}
          </div>
        )}
      </ListOf>
    </Section>
  )
}
