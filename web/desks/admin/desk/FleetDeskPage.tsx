import type { FleetAtDesk } from '#contract/desk-accounts.ts'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { PapersOfParty } from '../papers/PapersOfParty.tsx'
import { accountOfFleet } from './accounts.ts'
import { DealList } from './DealList.tsx'
import { DeskColumns } from './DeskColumns.tsx'
import { DeskHistory } from './DeskHistory.tsx'
import { DeskNotes } from './DeskNotes.tsx'
import { DeskPage } from './DeskPage.tsx'
import { DeskSection } from './DeskSection.tsx'
import { FleetEvidence } from './FleetEvidence.tsx'
import { StandingDeeds } from './StandingDeeds.tsx'
import { FleetTermsAtDesk } from './terms/FleetTermsAtDesk.tsx'
import { useFleetAtDesk } from './use-desk.ts'
import { WhomToAsk } from './WhomToAsk.tsx'

/** Everything about a fleet company, and its standing. */
export default function FleetDeskPage() {
  return (
    <DeskPage use={useFleetAtDesk} titleOf={({ companyName }) => companyName}>
      {(fleet) => <Parts fleet={fleet} />}
    </DeskPage>
  )
}

function Parts({ fleet }: { fleet: FleetAtDesk }) {
  const words = desk.fleet
  return (
    <DeskColumns
      deeds={<StandingDeeds account={accountOfFleet(fleet)} />}
      more={
        <>
          <DeskSection title={words.people}>
            <ul>
              {fleet.members.map(({ id, name, role }) => (
                <li key={id}>
                  <Link to={paths.deskPerson(id)} className={nameLinkClass}>
                    {name}
                  </Link>{' '}
                  <span className="text-muted">{words.roles[role]}</span>
                </li>
              ))}
            </ul>
            <p>{`${words.drivers(fleet.driverCount)}, ${words.units(fleet.unitCount)}`}</p>
          </DeskSection>
          <DeskNotes kind="fleet" id={fleet.id} notes={fleet.notes} />
          <DeskHistory entries={fleet.history} />
        </>
      }
    >
      <FleetEvidence fleet={fleet} />
      <FleetTermsAtDesk fleetId={fleet.id} />
      <DealList title={desk.deals.requests} lines={fleet.requests} />
      <DeskSection
        title={desk.money.title}
        beside={<PapersOfParty kind="fleet" id={fleet.id} name={fleet.companyName} />}
      >
        <Facts>
          <Fact label={desk.money.spent}>
            <Money amount={fleet.spent} className="text-xl" />
          </Fact>
        </Facts>
        {fleet.debtor && <WhomToAsk debtor={fleet.debtor} />}
      </DeskSection>
    </DeskColumns>
  )
}
