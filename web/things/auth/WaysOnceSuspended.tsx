import { paths } from '#contract/paths.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { suspended as words } from '#contract/words/en/suspended.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'

/** What is left to whoever is suspended, besides reading: a word to us, and the own data. Stands at the end of what says so. */
export const WaysOnceSuspended = () => (
  <>
    <Link to={paths.contact} className={linkClass}>
      {words.contact}
    </Link>{' '}
    <Link to={paths.ownData} className={linkClass}>
      {ownData.open}
    </Link>
  </>
)
