// One file, so that one answer of a weak network brings all that may be said to a place, before anybody has typed one.
export { HowToAllow } from './HowToAllow.tsx'
export { Located } from './Located.tsx'
export { PinOnMap } from './PinOnMap.tsx'
export { PlaceHint } from './PlaceHint.tsx'
export { PlaceList } from './PlaceList.tsx'
export { WhichPlace } from './WhichPlace.tsx'
