import { ChevronDown } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { CurrentUser } from '#contract/session.ts'
import { shell } from '#contract/words/en/shell.ts'
import { ui } from '#contract/words/en/ui.ts'
import { Avatar } from '../../kit/ui/Avatar.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { barLinkClass } from '../../kit/ui/link-class.ts'
import { ThemeSwitch } from '../../kit/ui/ThemeSwitch.tsx'
import { Unfolding } from '../../kit/ui/Unfolding.tsx'
import { GoToButton } from './GoToButton.tsx'
import { useLogout } from './use-logout.ts'

/** What belongs to the person and not to the work: the account, light or night, help, the way out. */
export function OwnMenu({
  user,
  onGoTo,
}: {
  user: CurrentUser
  /** Opens the menu of places, for those who have one. */
  onGoTo?: (() => void) | undefined
}) {
  const logout = useLogout()
  const links = [
    [paths.home(user.userType), shell.yourPage(user.fullName)],
    [paths.account, shell.account],
    [paths.ownData, shell.ownData],
    [paths.contact, shell.contact],
  ] as const
  return (
    <Unfolding
      className="relative shrink-0"
      summaryClass="flex min-h-12 items-center gap-2 rounded-sm px-1 font-sign text-lg font-semibold"
      summary={
        <>
          <Avatar name={user.fullName} className="size-9" />
          <span aria-hidden="true" className="max-w-48 truncate max-sm:hidden">
            {user.fullName}
          </span>
          <span className="sr-only">{ui.menu}</span>
          <ChevronDown
            className="size-5 group-open:rotate-180 @max-[22.5rem]/bar:hidden"
            aria-hidden="true"
          />
        </>
      }
    >
      <div className="absolute top-full right-0 flex w-72 max-w-[calc(100vw-2rem)] flex-col gap-4 rounded-lg border border-t-4 border-line border-t-amber bg-raised p-4 text-ink shadow-over">
        <nav aria-label={ui.menu} className="-mx-1 flex flex-col divide-y divide-line">
          {links.map(([to, label]) => (
            <Link key={to} to={to} className={barLinkClass}>
              <span className="min-w-0 wrap-anywhere">{label}</span>
            </Link>
          ))}
        </nav>
        {onGoTo && <GoToButton onOpen={onGoTo} />}
        <ThemeSwitch />
        <Button wide busy={logout.isPending} onClick={() => logout.mutate()}>
          {shell.logout}
        </Button>
      </div>
    </Unfolding>
  )
}
