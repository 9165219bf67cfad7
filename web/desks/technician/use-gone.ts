import { useEffect, useRef } from 'react'
import { isDone } from '#contract/job-lifecycle.ts'
import type { JobForTechnician } from '#contract/jobs.ts'
import { isRunning } from '../../things/jobs/phases.ts'
import type { Press } from '../../things/presses/presses.ts'
import { dropGoneJob, type GoneJob, keepGoneJob, loadGoneJobs, useGoneJobsOf } from './gone-jobs.ts'

/**
 * What has gone from the jobs at hand since this page, or the phone, last knew them: who drives to one has to hear that they need
 * not. It stays until it is read, through a reload too: by then the phone knows the jobs only as they are.
 */
export function useGone(
  by: string,
  jobs: readonly JobForTechnician[],
  presses: readonly Press[],
): readonly GoneJob[] {
  const known = useRef(jobs)
  useEffect(() => void loadGoneJobs(), [])
  const gone = useGoneJobsOf(by)
  // Of a step that was refused for it the page tells already.
  const isTold = (id: string) =>
    presses.some(({ jobId, refusal }) => jobId === id && refusal !== undefined)
  useEffect(() => {
    for (const { id, jobId } of gone) if (isTold(jobId)) void dropGoneJob(id)
  })
  useEffect(() => {
    const before = known.current
    known.current = jobs
    for (const { id, phase, request } of before) {
      if (!isRunning(phase) || isDone(phase)) continue
      const why = whyGone(jobs.find((job) => job.id === id))
      const { title } = request
      if (why)
        void keepGoneJob({ id: `${by} ${id}`, jobId: id, title, why, by, goneAt: Date.now() })
    }
  }, [by, jobs])
  return gone.filter(({ jobId }) => !isTold(jobId))
}

function whyGone(job: JobForTechnician | undefined): GoneJob['why'] | null {
  if (!job) return 'off'
  return job.phase === 'cancelled_by_customer' || job.phase === 'provider_no_show'
    ? 'canceled'
    : null
}
