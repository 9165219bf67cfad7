import type { UseMutationResult } from '@tanstack/react-query'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { toast } from '../../kit/ui/toast.ts'

interface SendAgainProps<Body> {
  /** Whom the link goes to. */
  whom: string
  invite: Pick<UseMutationResult<unknown, Error, Body>, 'mutate' | 'isPending'>
  body: Body
  refusal: string | null
  words: {
    again: string
    againTo: (whom: string) => string
    sentAgain: (whom: string) => string
    tryAgain: string
  }
}

/** Invites the same person anew: a mail that was lost, a link that is about to expire. From then on the new link alone opens. */
export function SendAgain<Body>({ whom, invite, body, refusal, words }: SendAgainProps<Body>) {
  return (
    <Button
      variant="ghost"
      aria-label={words.againTo(whom)}
      busy={invite.isPending}
      disabledReason={refusal}
      onClick={() =>
        invite.mutate(body, {
          onSuccess: () => toast({ title: words.sentAgain(whom), tone: 'success' }),
          onError: (error) => toast({ title: sentenceOf(error, words.tryAgain), tone: 'danger' }),
        })
      }
    >
      {words.again}
    </Button>
  )
}
