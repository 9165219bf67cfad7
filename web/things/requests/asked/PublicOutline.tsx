import { KeyRound, MapPin } from 'lucide-react'
import { paths } from '#contract/paths.ts'
import type { RequestForPublic } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { RequestStatusBadge } from './RequestStatusBadge.tsx'
import { UrgencyBadge } from './UrgencyBadge.tsx'

/** What anybody with the id may see, and why it is not more (rules C9). */
export function PublicOutline({ request }: { request: RequestForPublic }) {
  const words = bids.public
  const { token } = useAccess()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-4">
      <Card as="section" aria-label={bids.page.request} className="flex flex-col gap-4">
        <p className="flex flex-wrap gap-2">
          <UrgencyBadge when={request} />
          <RequestStatusBadge status={request.status} closeReason={request.closeReason} />
        </p>
        <h1 className="text-2xl">{request.title}</h1>
        <Facts>
          <Fact label={words.area}>
            <span className="inline-flex items-center gap-2">
              <MapPin className="size-5" aria-hidden="true" />
              {request.area}
            </span>
          </Fact>
          <Fact label={words.bids}>
            <span className="numerals">{request.bidCount}</span>
          </Fact>
          <Fact label={bids.page.posted}>
            <TickingTime at={request.createdAt} />
          </Fact>
        </Facts>
      </Card>
      <Card as="section" edge="amber" className="flex gap-3">
        <KeyRound className="mt-1 size-6 shrink-0" aria-hidden="true" />
        <div className="flex flex-col gap-3">
          <p className="font-sign text-lg font-semibold">{token ? words.wrong : words.missing}</p>
          <p className="text-muted">{words.what}</p>
          <p className="flex flex-wrap gap-2">
            <Link to={paths.auth} className={buttonClass({ variant: 'secondary' })}>
              {words.signIn}
            </Link>
            <Link to={paths.requestService} className={buttonClass({ variant: 'ghost' })}>
              {words.ask}
            </Link>
          </p>
        </div>
      </Card>
    </div>
  )
}
