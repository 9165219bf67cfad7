import { paths } from '#contract/paths.ts'
import { bids } from '#contract/words/en/bids.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { EmptyRoad } from '../../../kit/ui/EmptyRoad.tsx'
import { Link } from '../../../kit/ui/Link.tsx'

/** No such request: the link was cut off or is older than what is kept. */
export function RequestMissing() {
  const words = bids.missing
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 py-12 text-center">
      <EmptyRoad />
      <p className="font-sign text-2xl font-bold text-balance">{words.title}</p>
      <p className="text-muted">{words.text}</p>
      <Link to={paths.requestService} className={buttonClass({ variant: 'primary' })}>
        {words.ask}
      </Link>
    </div>
  )
}
