import { CircleCheckBig, CircleX, LinkIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { isNetworkError, sentenceOf } from '../../kit/api/api-error.ts'
import { useLinkToken } from '../../kit/api/link-token.ts'
import { isWorthRepeating } from '../../kit/api/worth-repeating.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { type AcceptLink, useAcceptLink } from '../../things/offers/use-accept-link.ts'
import { useGlance } from '../../things/requests/asked/use-glance.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'

/** S1 §2: accepts the bid of a link and says how it went; a refusal leads to the request. */
export default function AcceptBidPage() {
  const words = bids.link
  const [params] = useSearchParams()
  const bidId = params.get('bidId')
  const token = useLinkToken()
  const version = Number(params.get('version')) || undefined
  return (
    <AppShell title={words.title} width="form">
      <h1 className="sr-only">{words.title}</h1>
      {bidId && token ? (
        <Accepting bidId={bidId} token={token} version={version} />
      ) : (
        <Outcome icon={<LinkIcon className="size-10 text-muted" />} title={words.missing}>
          <p className="text-muted">{words.help}</p>
          <AskLink />
        </Outcome>
      )}
    </AppShell>
  )
}

function Accepting(link: AcceptLink) {
  const words = bids.link
  const { accept, error, isIdle, requestId } = useAcceptLink(link)
  if (requestId)
    return (
      <Outcome icon={<CircleCheckBig className="size-12 text-green-ink" />} title={words.done}>
        <p className="text-muted">{words.doneText}</p>
        <Link
          replace
          to={paths.bids(requestId, link.token)}
          className={buttonClass({ variant: 'primary' })}
        >
          {words.toRequest}
        </Link>
      </Outcome>
    )
  if (error)
    return (
      <Outcome
        icon={<CircleX className="size-12 text-red-ink" />}
        title={
          isNetworkError(error)
            ? words.exception(words.network)
            : words.error(sentenceOf(error, bids.accept.failed))
        }
      >
        <WayOn token={link.token} mayHelp={isWorthRepeating(error)} onRetry={accept} />
      </Outcome>
    )
  return (
    <Outcome icon={<Spinner className="size-10" />} title={words.processing}>
      {isIdle && <p className="text-muted">{words.waiting}</p>}
    </Outcome>
  )
}

/** Whoever holds the key of a request is led to it, whatever has become of the bid. */
function WayOn({
  token,
  mayHelp,
  onRetry,
}: {
  token: string
  /** May trying again end otherwise? */
  mayHelp: boolean
  onRetry: () => void
}) {
  const words = bids.link
  const { data: request, isPending } = useGlance(token)
  if (isPending) return null
  return (
    <>
      <p className="text-muted">{request ? words.see : words.help}</p>
      {request && (
        <Link
          to={paths.bids(request.requestId, token)}
          className={buttonClass({ variant: 'primary' })}
        >
          {words.toRequest}
        </Link>
      )}
      {(mayHelp || !request) && (
        <Button variant={request ? 'secondary' : 'primary'} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {!request && <AskLink />}
    </>
  )
}

const AskLink = () => (
  <Link to={paths.requestService} className={buttonClass({ variant: 'ghost' })}>
    {bids.link.ask}
  </Link>
)

/** The result, read out when it comes. */
function Outcome({
  icon,
  title,
  children,
}: {
  icon: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-3 rounded-md border border-line bg-surface px-6 py-12 text-center"
    >
      <span aria-hidden="true">{icon}</span>
      <p className="font-sign text-xl font-semibold">{title}</p>
      {children}
    </div>
  )
}
