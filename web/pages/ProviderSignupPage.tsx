import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { readTrade } from '#contract/catalogue.ts'
import { useUser } from '../auth/use-user.ts'
import { providerSignup as words } from '../messages/en/provider-signup.ts'
import { paths } from '../paths.ts'
import { openDraft } from '../providers/signup/draft.ts'
import { SignupForm } from '../providers/signup/SignupForm.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { Card } from '../ui/Card.tsx'
import { linkClass } from '../ui/link-class.ts'

/** S1 §2: a service business applies. The category of the address is chosen already, in whatever spelling. */
export default function ProviderSignupPage() {
  const { data: user } = useUser()
  const [search] = useSearchParams()
  const [draft] = useState(() => {
    const kept = openDraft()
    return { ...kept, services: readTrade(search.get('category') ?? '') ?? kept.services }
  })
  // Who has just applied goes on with his profile (S1 §4); who comes back has a page of his own.
  const [hasApplied, setApplied] = useState(false)
  const next = hasApplied ? paths.providerProfile : paths.home('service_provider')
  if (user?.userType === 'service_provider') return <Navigate to={next} replace />

  return (
    <AppShell title={words.title} width="form">
      <Card className="flex flex-col gap-6 p-4 sm:p-8">
        <div>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-2 text-muted">{words.lead}</p>
          <p className="mt-2 text-sm text-muted">{words.required}</p>
          {user && <p className="mt-2 font-medium">{words.signedIn(user.fullName)}</p>}
        </div>
        <SignupForm draft={draft} onDone={() => setApplied(true)} />
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
