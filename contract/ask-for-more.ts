import { type JobPhase, phasesAtTruck, phasesSinceArrival } from './job-lifecycle.ts'
import { settings } from './settings.ts'

// Apart from the lifecycle: pages for the roadside load that first.

/** May more be asked for on a job: at the truck, and for a while after the work is done, where it is only seen then (money §4). */
export const mayAskForMore = (
  { phase, finishedAt }: { phase: JobPhase; finishedAt: string | null },
  now: number,
): boolean =>
  phasesAtTruck.includes(phase) ||
  (phasesSinceArrival.includes(phase) &&
    now <= new Date(finishedAt ?? 0).getTime() + settings.changeOrders.afterFinishMs)
