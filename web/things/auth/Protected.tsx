import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shell } from '#contract/words/en/shell.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { isWorthRepeating } from '../../kit/api/worth-repeating.ts'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { PageSpinner } from '../../kit/ui/PageSpinner.tsx'
import type { Frame } from './frame.ts'
import { useUser } from './use-user.ts'

const FirstStep = lazy(() => import('./FirstStep.tsx'))

/** A page for signed-in people: a spinner while that is being found out, /auth when nobody is (S0 §2.1). */
export function Protected({ Frame, children }: { Frame: Frame; children: ReactNode }) {
  const { data: user, error, isPending, isFetching, isError, refetch } = useUser()
  const { pathname, search } = useLocation()
  const wasIn = useRef(false)
  useEffect(() => {
    if (user) wasIn.current = true
  }, [user])
  // Where the server is not to be had, what the device has kept stands in its place.
  const isLost = error !== null && isWorthRepeating(error)
  useEffect(() => {
    if (!isLost) return
    import('../../kit/api/kept-readings.ts')
      .then(({ restoreReadings }) => restoreReadings())
      .catch(() => {})
  }, [isLost])

  if (user?.mustChangePassword || user?.mustSetUpFactor)
    return (
      <Suspense fallback={null}>
        <FirstStep user={user} Frame={Frame} />
      </Suspense>
    )
  if (user) return children
  if (isPending || isError)
    return (
      <Frame title={shell.opening}>
        {isPending ? <PageSpinner /> : <ErrorState onRetry={() => refetch()} busy={isFetching} />}
      </Frame>
    )
  // Who has just signed out is not led back here: the next to sign in may be somebody else.
  const state = wasIn.current ? null : { from: pathname + search }
  return <Navigate to={paths.auth} state={state} replace />
}
