import { admin } from './en/admin.ts'
import { auth } from './en/auth.ts'
import { bids } from './en/bids.ts'
import { jobs } from './en/jobs.ts'
import { landing } from './en/landing.ts'
import { ownRequests } from './en/own-requests.ts'
import { providers } from './en/providers.ts'
import { requests } from './en/requests.ts'
import { shell } from './en/shell.ts'
import { ui } from './en/ui.ts'

/**
 * The whole catalogue, one entry per area; each area's module adds itself here. Pages import their area, not this
 * file. A second language is an object that `satisfies Catalogue`.
 */
export const en = { admin, auth, bids, jobs, landing, ownRequests, providers, requests, shell, ui }
export type Catalogue = typeof en
