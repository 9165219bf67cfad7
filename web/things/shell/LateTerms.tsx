import { Suspense } from 'react'
import { lazy } from '../../kit/api/lazy.ts'
import { useUser } from '../auth/use-user.ts'
import { useOpenTerms } from '../terms/use-open-terms.ts'

const NewTerms = lazy(() =>
  import('../terms/NewTerms.tsx').then((part) => ({ default: part.NewTerms })),
)

/** What an account is asked to agree to, once the page stands; guests agree with each request. */
export function LateTerms() {
  const { data: user } = useUser()
  if (!user || user.mustChangePassword || user.mustSetUpFactor) return null
  return <TermsOf key={user.id} userId={user.id} />
}

function TermsOf({ userId }: { userId: string }) {
  const open = useOpenTerms(userId)
  if (open.length === 0) return null
  return (
    <Suspense>
      <NewTerms userId={userId} open={open} />
    </Suspense>
  )
}
