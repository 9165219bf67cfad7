import type { Party, PartyKind } from '#contract/balances.ts'
import { paths } from '#contract/paths.ts'
import { balances as words } from '#contract/words/en/balances.ts'
import { desk } from '#contract/words/en/desk.ts'
import { useTicking } from '../../../kit/ui/clock.ts'
import { formatDate, formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { PapersOfParty } from '../papers/PapersOfParty.tsx'
import { asNamed } from './as-named.ts'

const nothing = '0.00'

const pages: Record<PartyKind, (id: string) => string> = {
  provider: paths.deskProvider,
  fleet: paths.deskFleet,
  customer: paths.deskPerson,
}

/** Each party with what is open; its name leads to its page. */
export function PartiesTable({ parties }: { parties: readonly Party[] }) {
  return (
    <Table
      caption={words.tab}
      rows={parties}
      rowKey={({ id }) => id}
      columns={[
        { key: 'party', header: words.party, isName: true, cell: (party) => <Name {...party} /> },
        { key: 'kind', header: words.kind, phone: 'aside', cell: ({ kind }) => words.kinds[kind] },
        {
          key: 'owesUs',
          isEmpty: ({ owesUs }) => owesUs === nothing,
          header: words.owesUs,
          align: 'end',
          cell: ({ owesUs, owesUsSince }) => <Amount amount={owesUs} since={owesUsSince} />,
        },
        {
          key: 'weOwe',
          isEmpty: ({ weOwe }) => weOwe === nothing,
          header: words.weOwe,
          align: 'end',
          cell: ({ weOwe, weOweSince, waitsForBank }) => (
            <>
              <Amount amount={weOwe} since={weOweSince} />
              {waitsForBank && (
                <span className="text-sm text-amber-ink md:block"> {words.waitsForBank}</span>
              )}
            </>
          ),
        },
        {
          key: 'setAside',
          isEmpty: ({ setAside }) => setAside === nothing,
          header: words.setAside,
          align: 'end',
          cell: ({ setAside, setAsideSince }) => <Amount amount={setAside} since={setAsideSince} />,
        },
        {
          key: 'papers',
          header: words.papers,
          isActions: true,
          // On the party's own page too, where a phone has the room.
          phone: 'hidden',
          cell: (party) => <PapersOfParty {...party} />,
        },
      ]}
    />
  )
}

/** Each side has an age of its own: what a shop owes may be old while what it is owed is of yesterday. */
const Amount = ({ amount, since }: { amount: string; since: string | null }) =>
  amount === nothing ? (
    <span className="text-muted">{desk.none}</span>
  ) : (
    <>
      <span className="numerals font-bold whitespace-nowrap">{formatMoney(amount)}</span>
      {since && <Since at={since} />}
    </>
  )

/** What its sides consist of stands below the name where that is more than an account each; a phone has the sides alone. */
function Name({ id, kind, name, request, accounts, owesUs, weOwe, setAside }: Party) {
  const sides = [owesUs, weOwe, setAside].filter((amount) => amount !== nothing)
  return (
    <>
      <Link to={request ? paths.deskRequest(request) : pages[kind](id)} className={nameLinkClass}>
        {name || words.guest}
      </Link>
      {accounts.length > sides.length && (
        <span className="block font-normal text-sm text-muted max-md:hidden">
          {accounts
            .map(
              ({ account, amount }) =>
                `${desk.money.accounts[account]} ${formatMoney(asNamed(account, amount))}`,
            )
            .join(', ')}
        </span>
      )}
    </>
  )
}

const dayMs = 24 * 60 * 60 * 1000
const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0)
/** Rounded: a day on which clocks change is an hour shorter or longer. */
const daysBetween = (at: string, now: number) =>
  Math.round((midnight(now) - midnight(Date.parse(at))) / dayMs)

/** Its age by the calendar, so that two of one date are equally old; the date itself is said when it is pointed at. */
function Since({ at }: { at: string }) {
  const days = useTicking((now) => words.days(daysBetween(at, now)))
  return (
    <time
      dateTime={at}
      title={`${words.since} ${formatDate(at)}`}
      className="text-sm whitespace-nowrap text-muted"
    >
      {' '}
      ({days})
    </time>
  )
}
