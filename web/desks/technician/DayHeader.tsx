import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shell } from '#contract/words/en/shell.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { ThemeSwitch } from '../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../kit/ui/WordMark.tsx'
import { useLogout } from '../../things/shell/use-logout.ts'
import { forgetDay } from './kept-day.ts'

/** The bar of a technician's page: night at hand, and the way out for who has signed in. */
export function DayHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className="border-b border-line bg-page">
      <div className="mx-auto flex min-h-16 max-w-2xl items-center justify-between gap-3 px-4">
        <span role="img" aria-label={technicians.day.brand} className="shrink-0">
          <WordMark />
        </span>
        <span className="flex items-center gap-2">
          <ThemeSwitch />
          {isSignedIn && <Logout />}
        </span>
      </div>
    </header>
  )
}

function Logout() {
  const logout = useLogout()
  const navigate = useNavigate()
  return (
    <Button
      busy={logout.isPending}
      onClick={() =>
        logout.mutate(undefined, {
          onSuccess: () => {
            void forgetDay(null)
            navigate(paths.auth)
          },
        })
      }
    >
      {shell.logout}
    </Button>
  )
}
