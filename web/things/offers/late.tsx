import { later } from '../../kit/api/later.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { JobSkeleton } from './JobSkeleton.tsx'

// What follows a choice: nobody's first screen shows it.
export const Decision = later(() => import('./Decision.tsx').then((part) => part.Decision))
export const OwnDecision = later(() => import('./Decision.tsx').then((part) => part.OwnDecision))
export const TakeBackDialog = later(() =>
  import('./TakeBackDialog.tsx').then((part) => part.TakeBackDialog),
)
/** Few requests reach nobody. */
export const NobodyHears = later(() =>
  import('./waiting/NobodyHears.tsx').then((part) => part.NobodyHears),
)
export const runningWaits = (
  <Card>
    <JobSkeleton />
  </Card>
)
export const RunningRequest = later(
  () => import('./RunningRequest.tsx').then((part) => part.RunningRequest),
  runningWaits,
)
