import type { PagePath } from '#contract/pages.ts'
import { shell } from '#contract/words/en/shell.ts'
import { technicianDay } from '#contract/words/en/technician-day.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ThemeSwitch } from '../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../kit/ui/WordMark.tsx'
import { useLogout } from '../../things/shell/use-logout.ts'

const toSignIn: PagePath = '/auth'

/** The bar of a technician's page: night at hand, and the way out for who has signed in. */
export function DayHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="@container/bar border-b border-line bg-page">
      <div className="mx-auto flex min-h-16 max-w-2xl items-center justify-between gap-3 px-4 @max-[19rem]/bar:flex-wrap @max-[19rem]/bar:py-2">
        <span role="img" aria-label={technicianDay.brand} className="shrink-0">
          <WordMark />
        </span>
        <span className="flex items-center gap-2 @max-[19rem]/bar:flex-wrap">
          <ThemeSwitch />
          {isSignedIn && <Logout />}
        </span>
      </div>
    </header>
  )
}

function Logout() {
  const logout = useLogout()
  return (
    <Button
      busy={logout.isPending}
      onClick={() => logout.mutate(undefined, { onSuccess: () => location.assign(toSignIn) })}
    >
      {shell.logout}
    </Button>
  )
}
