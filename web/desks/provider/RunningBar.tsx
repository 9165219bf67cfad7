import { Truck } from 'lucide-react'
import { providers } from '#contract/words/en/providers.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { tabLink } from './tabs.ts'

/** While a job runs it is one touch away from everywhere. */
export function RunningBar({ running }: { running: number }) {
  return (
    <Link
      to={tabLink('jobs')}
      className="flex min-h-14 items-center gap-3 rounded-md border-l-6 border-green bg-green-soft px-4 font-sign text-lg font-semibold text-ink"
    >
      <Truck className="size-6 shrink-0" aria-hidden="true" />
      <span className="grow">{providers.running.title(running)}</span>
      <span className="underline underline-offset-4 print:hidden">{providers.running.open}</span>
    </Link>
  )
}
