import { use } from 'react'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { WaitsItsTurn } from '../../kit/api/until-answered.ts'
import { PresserContext } from './presser.ts'
import { isWaiting, pressesOf } from './presses.ts'
import { sendPresses } from './send-presses.ts'

/**
 * For a deed on a job that holds only after what was pressed before it: the steps that wait on this device go first. Where they do
 * not go through yet, the deed waits its turn, as for a network (`useUntilAnswered`).
 */
export function usePressedFirst(jobId: string): () => Promise<void> {
  const { token } = useAccess()
  const { by, send } = use(PresserContext)
  const waits = () => pressesOf(by).some((press) => press.jobId === jobId && isWaiting(press))
  return async () => {
    if (waits() && !(await sendPresses(by, token, send))) throw new WaitsItsTurn()
  }
}
