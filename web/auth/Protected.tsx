import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../paths.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageSpinner } from '../ui/PageSpinner.tsx'
import { useUser } from './use-user.ts'

/** A page for signed-in people: a spinner while that is being found out, /auth when nobody is (S0 §2.1). */
export function Protected({ children }: { children: ReactNode }) {
  const { data: user, isPending, isError, refetch } = useUser()
  if (isPending) return <PageSpinner />
  if (isError) return <ErrorState onRetry={() => refetch()} />
  return user ? children : <Navigate to={paths.auth} replace />
}
