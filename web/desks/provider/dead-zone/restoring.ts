/** Asked for while a job runs, so that it is on the device when there is no network to bring it. */
export const bringRestoring = () => import('./restore-shop.ts')
