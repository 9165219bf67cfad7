import { useEffect, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { customers } from '#contract/words/en/customers.ts'
import { ui } from '#contract/words/en/ui.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { forgetLink, readLink } from './kept-link.ts'
import { useClaim } from './use-claim.ts'

/** Keeps the request for which somebody has signed in; stands on the first page of who may keep one. */
export function KeptRequest() {
  const words = customers.keep
  const [link, setLink] = useState(() => readLink(now()))
  const { mutate, isPending, isError, error } = useClaim()

  function drop() {
    forgetLink()
    setLink(null)
  }
  function claim() {
    if (!link) return
    mutate(link, {
      onSuccess: () => {
        drop()
        toast({ title: words.kept, tone: 'success' })
      },
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens; twice would do the same
  useEffect(claim, [])

  if (!link || !isError) return null
  return (
    <Card as="section" edge="red" role="alert" className="flex flex-col gap-3">
      <h2 className="text-lg">{words.notKept}</h2>
      <p className="text-muted">{sentenceOf(error, words.failed)}</p>
      <div className="flex flex-wrap gap-2">
        <Button busy={isPending} onClick={claim}>
          {ui.retry}
        </Button>
        <Link to={paths.bids(link.requestId, link.token)} className={buttonClass()}>
          {words.open}
        </Link>
        <Button variant="ghost" onClick={drop}>
          {words.dismiss}
        </Button>
      </div>
    </Card>
  )
}
