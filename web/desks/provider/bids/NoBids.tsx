import { providers } from '#contract/words/en/providers.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'

export function NoBids({ boardLink }: { boardLink: string }) {
  const words = providers.mine
  return (
    <EmptyState
      title={words.emptyTitle}
      action={
        <Link to={boardLink} className={buttonClass()}>
          {words.emptyAction}
        </Link>
      }
    >
      {words.emptyText}
    </EmptyState>
  )
}
