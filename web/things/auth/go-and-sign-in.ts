import type { NavigateFunction } from 'react-router'
import { paths } from '#contract/paths.ts'
import { auth } from '#contract/words/en/auth.ts'
import { toast } from '../../kit/ui/toast.ts'

/** An account is open again that has a second factor: its person goes on at the sign-in page, and reads why. */
export function goAndSignIn(navigate: NavigateFunction): void {
  toast({ title: auth.openAgain, tone: 'success' })
  navigate(paths.auth, { replace: true })
}
