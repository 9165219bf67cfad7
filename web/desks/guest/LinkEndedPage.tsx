import { Unlink } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { AppShell } from '../../things/shell/AppShell.tsx'

/** Where a short link leads that nobody has made, or that has ended. */
export default function LinkEndedPage() {
  const words = bids.links
  return (
    <AppShell title={words.wrongTitle} width="form">
      <div className="flex flex-col items-center gap-3 rounded-md border border-line bg-surface px-6 py-12 text-center">
        <Unlink className="size-10 text-muted" aria-hidden="true" />
        <h1 className="text-xl text-balance">{words.wrongTitle}</h1>
        <p className="text-muted">{words.wrongText}</p>
        <Link to={paths.requestService} className={buttonClass({ variant: 'primary' })}>
          {bids.missing.ask}
        </Link>
        <Link to={paths.auth} className={buttonClass({ variant: 'ghost' })}>
          {bids.public.signIn}
        </Link>
      </div>
    </AppShell>
  )
}
