import { ApiKeys } from './ApiKeys.tsx'
import { useKeys } from './use-programs.ts'
import { Webhooks } from './Webhooks.tsx'

/** What programs may do here, and what they are told: for whoever looks after a business or the platform. */
export function ProgramAccess() {
  const keys = useKeys()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ApiKeys />
      {/* Below the keys, however many there are. */}
      {(keys.data || keys.isError) && <Webhooks />}
    </div>
  )
}
