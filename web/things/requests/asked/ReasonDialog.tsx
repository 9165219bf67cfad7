import { later } from '../../../kit/api/later.tsx'

/** Asks why before somebody leaves the other side alone. Mounted while it is open. */
export const ReasonDialog = later(() => import('./ReasonForm.tsx').then((part) => part.ReasonForm))
