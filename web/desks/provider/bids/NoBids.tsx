import { Link } from 'react-router'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { providers } from '../../../messages/en/providers.ts'

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
