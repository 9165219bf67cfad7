import { type ReactNode, Suspense } from 'react'
import { paths } from '#contract/paths.ts'
import type { CurrentUser } from '#contract/session.ts'
import { shell } from '#contract/words/en/shell.ts'
import { lazy } from '../../kit/api/lazy.ts'
import type { LiveState } from '../../kit/api/live.ts'
import { Below } from '../../kit/ui/Below.tsx'
import { Mark } from '../../kit/ui/Mark.tsx'
import { ConnectionPill } from './ConnectionPill.tsx'
import { LateBell } from './LateBell.tsx'
import { OwnMenu } from './OwnMenu.tsx'
import { type GoTo, isFree } from './use-go-to.ts'
import { useRowKeys } from './use-row-keys.ts'
import { WorkBarFrame } from './WorkBarFrame.tsx'

const KeysDialog = lazy(() => import('./KeysDialog.tsx'))

/** The bar above the work: how it stands with duty and connection, what is new, and the person's own menu. */
export default function WorkBar({
  user,
  goTo,
  live,
  pills,
}: {
  user: CurrentUser
  /** Of who has a menu of places and may go there. */
  goTo: GoTo | undefined
  live?: LiveState
  pills?: ReactNode
}) {
  const keys = useRowKeys(goTo !== undefined)
  return (
    <WorkBarFrame>
      <Below>
        <a
          href={paths.landing}
          aria-label={shell.homeLabel}
          className="grid size-12 shrink-0 place-items-center lg:hidden"
        >
          <Mark className="size-8" />
        </a>
        <div className="flex min-w-0 grow items-center gap-2">
          {live && <ConnectionPill live={live} />}
          {pills}
        </div>
        {isFree(user) && <LateBell userId={user.id} />}
        <OwnMenu user={user} onGoTo={goTo?.open} />
        {goTo?.isOpen && (
          <Suspense>
            <goTo.Menu onClose={goTo.close} />
          </Suspense>
        )}
        {keys.isListed && (
          <Suspense>
            <KeysDialog isOn={keys.isOn} onTurn={keys.turn} onClose={keys.unlist} />
          </Suspense>
        )}
      </Below>
    </WorkBarFrame>
  )
}
