import { late } from '../../../kit/api/late.ts'
import { lateAnswers } from '../../../kit/places/late-answers.ts'

const load = () => import('./details-and-review.ts')

/** What is not on the wizard's first screen: fetched while its reader types, so that no step waits for a network. */
export const draftNotice = late(() =>
  import('../form/DraftNotice.tsx').then((part) => part.DraftNotice),
)
const loadWhen = () => import('../form/when-parts.ts')
export const momentField = late(() => loadWhen().then((parts) => parts.MomentField))
export const timeTomorrow = late(() => loadWhen().then((parts) => parts.TimeTomorrow))
export const roadFields = late(() => load().then((parts) => parts.RoadFields))
export const safetySteps = late(() => load().then((parts) => parts.SafetySteps))
export const emergencyStep = late(() => load().then((parts) => parts.EmergencyStep))
export const detailsStep = late(() => load().then((parts) => parts.DetailsStep))
export const lastStep = late(() => load().then((parts) => parts.LastStep))

/** What checks the answers, where it has come by now: nobody waits for it beside a road, and the last press checks everything. */
export const checkerIfHere = async () => (lastStep.isHere() ? (await load()).checkRequest : null)

export const laterParts = [
  ...lateAnswers,
  emergencyStep,
  draftNotice,
  detailsStep,
  lastStep,
  roadFields,
  momentField,
  timeTomorrow,
]
