import type { PersonAtDesk } from '#contract/desk-accounts.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { desk } from '#contract/words/en/desk.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { UserCard } from '../people/UserCard.tsx'
import { DealList } from './DealList.tsx'
import { DeskColumns } from './DeskColumns.tsx'
import { DeskHistory } from './DeskHistory.tsx'
import { DeskNotes } from './DeskNotes.tsx'
import { DeskPage } from './DeskPage.tsx'
import { DeskSection } from './DeskSection.tsx'
import { ErasureOfPerson } from './ErasureOfPerson.tsx'
import { PersonStanding } from './PersonStanding.tsx'
import { usePersonAtDesk, useSentTo } from './use-desk.ts'

/** Everything about a person: the account, what was asked for, what was sent. */
export default function PersonDeskPage() {
  return (
    <DeskPage use={usePersonAtDesk} titleOf={({ fullName }) => fullName}>
      {(person) => <Parts person={person} />}
    </DeskPage>
  )
}

function Parts({ person }: { person: PersonAtDesk }) {
  return (
    <DeskColumns
      deeds={<PersonStanding person={person} />}
      more={
        <>
          <DeskNotes kind="user" id={person.id} notes={person.notes} />
          <DeskHistory entries={person.history} />
        </>
      }
    >
      <ul>
        <UserCard user={person} isOnItsPage />
      </ul>
      <DealList title={desk.deals.requests} lines={person.requests} />
      <Sent id={person.id} />
      <ErasureOfPerson person={person} />
    </DeskColumns>
  )
}

/** What was sent to them, and whether it arrived; never the address. */
function Sent({ id }: { id: string }) {
  const words = desk.person
  const { channels, reasons } = adminOperations.stuck
  return (
    <DeskSection title={words.sent}>
      <ListOf rows={useSentTo(id)} failed={words.sentFailed}>
        {(sent) =>
          sent.length === 0 ? (
            <p className="text-muted">{words.nothingSent}</p>
          ) : (
            <Table
              caption={words.sent}
              rows={sent}
              rowKey={(line) => String(line.id)}
              columns={[
                {
                  key: 'message',
                  header: words.message,
                  isName: true,
                  cell: ({ title }) => title,
                },
                {
                  key: 'channel',
                  header: words.channel,
                  cell: ({ channel }) => channels[channel],
                },
                {
                  key: 'status',
                  header: words.status,
                  cell: ({ status, reason }) =>
                    `${desk.alerts.sentStates[status]}${reason ? ` (${reasons[reason] ?? reason})` : ''}`,
                },
                { key: 'at', header: words.at, cell: ({ at }) => <TickingTime at={at} /> },
              ]}
            />
          )
        }
      </ListOf>
    </DeskSection>
  )
}
