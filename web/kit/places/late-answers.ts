import { late } from '../api/late.ts'

const load = () => import('./answers.ts')

/** What is said to a place that somebody gives: nobody has given one yet when the field appears. */
export const located = late(() => load().then((parts) => parts.Located))
export const placeHint = late(() => load().then((parts) => parts.PlaceHint))
export const placeList = late(() => load().then((parts) => parts.PlaceList))
export const whichPlace = late(() => load().then((parts) => parts.WhichPlace))
export const pinOnMap = late(() => load().then((parts) => parts.PinOnMap))

export const howToAllow = late(() => load().then((parts) => parts.HowToAllow))

export const lateAnswers = [located, placeHint, placeList, whichPlace, pinOnMap, howToAllow]
