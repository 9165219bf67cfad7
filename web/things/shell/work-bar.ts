import { late } from '../../kit/api/late.ts'

/** The bar of who is signed in. */
export const workBar = late(() => import('./WorkBar.tsx').then((part) => part.default))
