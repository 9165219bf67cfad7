import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { readTrade } from '#contract/catalogue.ts'
import { paths } from '#contract/paths.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { SignupPage } from '../../../things/shell/SignupPage.tsx'
import { openDraft } from './draft.ts'
import { SignupForm } from './SignupForm.tsx'
import { useApplicationStep } from './steps.ts'

/** S1 §2: a service business applies. The category of the address is chosen already, in whatever spelling. */
export default function ProviderSignupPage() {
  const { data: user } = useUser()
  const [search] = useSearchParams()
  const [draft] = useState(() => {
    const kept = openDraft()
    return { ...kept, services: readTrade(search.get('category') ?? '') ?? kept.services }
  })
  const at = useApplicationStep()
  // Who has just applied goes on with the profile (S1 §4); who comes back has a dashboard.
  const [hasApplied, setApplied] = useState(false)
  const next = hasApplied ? paths.providerProfile : paths.home('service_provider')
  if (user?.userType === 'service_provider') return <Navigate to={next} replace />

  return (
    <SignupPage words={words} user={user} isUnderway={at.step !== null && at.step > 1}>
      <SignupForm draft={draft} at={at} onDone={() => setApplied(true)} />
    </SignupPage>
  )
}
