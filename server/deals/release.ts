import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import type { Standing } from '#contract/providers.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import type { JobRow } from './job-queries.ts'

/**
 * Why and from when on a customer may take somebody else, free of charge: the provider has been suspended (rules C18),
 * or has not come some time after its promise (rules C14). Null where there is neither.
 */
export function releaseOf(
  job: JobRow | undefined,
  provider: { status: Standing } | undefined,
): RequestForOwner['can']['release'] {
  if (!job) return null
  if (provider?.status === 'suspended' && may(jobLifecycle, 'replace', job.phase))
    return { reason: 'suspended', from: job.assigned_at.toISOString() }
  if (!job.promised_at || !may(jobLifecycle, 'no_show', job.phase)) return null
  const from = new Date(job.promised_at.getTime() + settings.noShow.customerMs)
  return { reason: 'no_show', from: from.toISOString() }
}
