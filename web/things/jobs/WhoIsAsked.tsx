import type { InChain } from '#contract/approver-chain.ts'
import { changes as words } from '#contract/words/en/changes.ts'
import { Countdown } from '../../kit/ui/Countdown.tsx'

/** Whose word is wanted on what is above a driver's limit, and when somebody else is asked. Nothing where nobody's is. */
export function WhoIsAsked({ chain }: { chain: InChain }) {
  const { waitsFor, passesOnAt } = chain
  if (waitsFor === null) return null
  return (
    <>
      {words.inChain[waitsFor]}
      {waitsFor === 'dispatcher' && passesOnAt && (
        <>
          {' '}
          {words.managerIn}{' '}
          <Countdown to={passesOnAt} over={words.moment} className="font-semibold" />.
        </>
      )}
    </>
  )
}

/** Did a dispatcher and a manager have their time, and neither has answered? */
export const isUnanswered = ({ waitsFor, passesOnAt }: InChain): boolean =>
  waitsFor === 'manager' && passesOnAt === null
