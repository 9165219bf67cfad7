import { WhenIdle } from '../../../kit/ui/WhenIdle.tsx'
import { mayHaveOpen } from './may-have-open.ts'

const load = () => import('./OpenRequestsInApp.tsx').then((part) => part.OpenRequestsInApp)

/** The lines that lead back to open requests, among the notices of a page of the app. */
export const OpenRequestsNotice = () => <WhenIdle isWanted={mayHaveOpen} load={load} />
