import { Bookmark } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import { customers } from '#contract/words/en/customers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useUser } from '../../auth/use-user.ts'
import { keepLink } from './kept-link.ts'
import { useClaim } from './use-claim.ts'

/** A guest's request can be kept: at once by who is signed in, after signing up or in by anybody else. */
export function KeepRequest({ requestId }: { requestId: string }) {
  const { token } = useAccess()
  const words = customers.keep
  const { data: user } = useUser()
  const claim = useClaim()
  const state = { from: paths.home('customer') }
  // Who has no link has nothing to keep: the request is the account's.
  if (user === undefined || token === null) return null
  const wait = () => keepLink(requestId, token, now())
  return (
    <Card as="section" aria-labelledby="keep" className="flex flex-col gap-2">
      <h2 id="keep" className="text-lg">
        {words.title}
      </h2>
      <p className="text-sm text-muted">{user ? words.signedIn : words.signedOut}</p>
      {user ? (
        <Button
          wide
          icon={<Bookmark className="size-5" aria-hidden="true" />}
          busy={claim.isPending}
          onClick={() =>
            mutateThen(claim, { requestId, token }, () =>
              toast({ title: words.kept, tone: 'success' }),
            )
          }
        >
          {words.confirm}
        </Button>
      ) : (
        <>
          <Link
            to={paths.signUp('customer')}
            state={state}
            onClick={wait}
            className={buttonClass({ wide: true })}
          >
            <Bookmark className="size-5" aria-hidden="true" />
            {words.signUp}
          </Link>
          <Link
            to={paths.auth}
            state={state}
            onClick={wait}
            className={buttonClass({ variant: 'ghost', wide: true })}
          >
            {words.signIn}
          </Link>
        </>
      )}
      <FormError error={claim.isError ? sentenceOf(claim.error, words.failed) : null} />
    </Card>
  )
}
