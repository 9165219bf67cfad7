import { Link } from 'react-router'
import { admin } from '#contract/words/en/admin.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { actionName } from '../people/action-name.ts'
import { useAudit } from '../people/use-audit.ts'
import { tabLink } from '../tab-link.ts'

const shown = 5

/** What was decided about one account, from the audit log, and where more of it stands. */
export function AccountHistory({
  id,
  ownerUserId,
  publicPage,
}: {
  id: string
  ownerUserId: string
  publicPage: string | null
}) {
  const words = admin.account
  const history = useAudit({ about: id })
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">{words.history}</h3>
      <ListOf rows={history} failed={words.historyFailed}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="text-muted">{words.noHistory}</p>
          ) : (
            <ul className="flex flex-col gap-1">
              {entries.slice(0, shown).map((entry) => (
                <li key={entry.id} className="flex flex-wrap gap-x-2">
                  <span className="font-medium">{actionName(entry.action)}</span>
                  <span>{entry.actor?.name ?? adminPeople.audit.commandLine}</span>
                  <TickingTime at={entry.at} className="text-muted" />
                  {entry.reason && <span className="w-full text-muted">{entry.reason}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </ListOf>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link to={tabLink('audit', { about: id })} className={linkClass}>
          {words.wholeHistory}
        </Link>
        <Link to={tabLink('users', { user: ownerUserId })} className={linkClass}>
          {words.user}
        </Link>
        {publicPage && (
          <Link to={publicPage} className={linkClass}>
            {words.publicPage}
          </Link>
        )}
      </p>
    </section>
  )
}
