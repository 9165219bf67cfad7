// One file, so that one answer of a weak network brings both.
export { MomentField } from './MomentField.tsx'
export { TimeTomorrow } from './TimeTomorrow.tsx'
