import { ApiKeys } from './ApiKeys.tsx'
import { Webhooks } from './Webhooks.tsx'

/** What programs may do here, and what they are told: for whoever looks after a business or the platform. */
export const ProgramAccess = () => (
  <div className="flex min-w-0 flex-col gap-5">
    <ApiKeys />
    <Webhooks />
  </div>
)
