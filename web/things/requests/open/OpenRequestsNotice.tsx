import { LateOpenRequests } from './LateOpenRequests.tsx'

const load = () => import('./OpenRequestsInApp.tsx').then((part) => part.OpenRequestsInApp)

/** Among the notices of a page of the app. */
export const OpenRequestsNotice = () => <LateOpenRequests load={load} />
