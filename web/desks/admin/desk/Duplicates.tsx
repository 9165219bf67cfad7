import type { Duplicate } from '#contract/desk-accounts.ts'
import { paths } from '#contract/paths.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'

const pageOf: Record<Duplicate['kind'], (id: string) => string> = {
  provider: paths.deskProvider,
  fleet: paths.deskFleet,
  user: paths.deskPerson,
}

/** Other accounts that have something of this one. */
export function Duplicates({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const words = desk.provider
  return (
    <>
      <h3 className="text-lg">{words.duplicates}</h3>
      {duplicates.length === 0 ? (
        <p className="text-muted">{words.noDuplicates}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {duplicates.map(({ likeness, kind, id, name }) => (
            <li key={`${likeness} ${kind} ${id}`} className="flex flex-wrap items-center gap-2">
              <Badge tone="amber">{words.likenesses[likeness]}</Badge>
              <Link to={pageOf[kind](id)} className={nameLinkClass}>
                {name}
              </Link>
              <span className="text-muted">{words.duplicateKinds[kind]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
