import { late } from '../api/late.ts'

const soon = () => import('./soon-parts.ts')
const load = () => import('./later-parts.ts')

/** What is not on the wizard's first screen: fetched while its reader types, so that no step waits for a network. */
export const roadFields = late(() => load().then((parts) => parts.RoadFields))
export const pinOnMap = late(() => load().then((parts) => parts.PinOnMap))
export const detailsStep = late(() => load().then((parts) => parts.DetailsStep))
export const lastStep = late(() => load().then((parts) => parts.LastStep))

export const draftNotice = late(() => soon().then((parts) => parts.DraftNotice))
export const located = late(() => soon().then((parts) => parts.Located))
export const placeHint = late(() => soon().then((parts) => parts.PlaceHint))
export const whichPlace = late(() => soon().then((parts) => parts.WhichPlace))

export const lateParts = [
  draftNotice,
  located,
  placeHint,
  whichPlace,
  detailsStep,
  lastStep,
  roadFields,
  pinOnMap,
]
