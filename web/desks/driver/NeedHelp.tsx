import { LifeBuoy } from 'lucide-react'
import { drivers } from '#contract/words/en/drivers.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { helpLink } from './tabs.ts'

/** The one thing a stranded driver comes for: as big as a hand, until help is on its way. */
export function NeedHelp({ isSmall }: { isSmall: boolean }) {
  if (isSmall)
    return (
      <Link to={helpLink} className={buttonClass({ wide: true })}>
        <LifeBuoy className="size-5" aria-hidden="true" />
        {drivers.needHelp}
      </Link>
    )
  return (
    <Link
      to={helpLink}
      className="flex min-h-24 items-center gap-4 rounded-md border-2 border-amber bg-amber px-5 py-4 text-on-amber inset-ring-2 inset-ring-on-amber select-none hover:border-amber-deep hover:bg-amber-deep active:translate-y-px"
    >
      <LifeBuoy className="size-10 shrink-0" aria-hidden="true" />
      <span>
        <span className="block font-sign text-3xl leading-9 font-bold">{drivers.needHelp}</span>
        <span className="block">{drivers.needHelpText}</span>
      </span>
    </Link>
  )
}
