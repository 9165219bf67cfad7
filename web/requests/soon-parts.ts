// What answers the first touch: small, and there before anybody has typed a word.
export { DraftNotice } from './DraftNotice.tsx'
export { Located } from './Located.tsx'
export { PlaceHint } from './PlaceHint.tsx'
export { WhichPlace } from './WhichPlace.tsx'
