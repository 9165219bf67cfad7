import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import type { CurrentUser } from '#contract/session.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'
import { AppShell } from './AppShell.tsx'

/** A page on which a business registers: what for, and where to go who has done so before. */
export function SignupPage({
  words,
  user,
  isUnderway = false,
  children,
}: {
  words: Record<'title' | 'lead' | 'required' | 'haveAccount' | 'signIn', string> & {
    signedIn: (name: string) => string
  }
  /** Who is signed in already. */
  user: CurrentUser | null | undefined
  /** Past its first step: what it is for has been read. */
  isUnderway?: boolean
  /** The form. */
  children: ReactNode
}) {
  return (
    <AppShell title={words.title} width="form">
      <Card className="flex flex-col gap-6 p-4 sm:p-8">
        <div>
          <h1 className="text-3xl">{words.title}</h1>
          {!isUnderway && <p className="mt-2 text-muted">{words.lead}</p>}
          <p className="mt-2 text-sm text-muted">{words.required}</p>
          {user && <p className="mt-2 font-medium">{words.signedIn(user.fullName)}</p>}
        </div>
        {children}
        <p className="text-center">
          {words.haveAccount}{' '}
          <Link to={paths.auth} className={linkClass}>
            {words.signIn}
          </Link>
        </p>
      </Card>
    </AppShell>
  )
}
