import { useState } from 'react'
import { isDone } from '#contract/job-lifecycle.ts'
import type { JobForTechnician } from '#contract/jobs.ts'
import { isRunning } from '../../things/jobs/phases.ts'
import type { Press } from '../../things/presses/presses.ts'

/** A job that was at hand and is no more, by nothing that its technician did. */
export interface GoneJob {
  id: string
  title: string
  why: 'canceled' | 'off'
}

/**
 * What has gone from the jobs at hand since this page, or the phone, last knew them: who drives to one has to hear that they need
 * not. It stays until it is read.
 */
export function useGone(jobs: readonly JobForTechnician[], presses: readonly Press[]) {
  const [known, setKnown] = useState(jobs)
  const [gone, setGone] = useState<readonly GoneJob[]>([])
  // Of a step that was refused for it the page tells already.
  const isTold = (id: string) =>
    presses.some(({ jobId, refusal }) => jobId === id && refusal !== undefined)
  if (known !== jobs) {
    setKnown(jobs)
    const news = known
      .filter(({ id, phase }) => isRunning(phase) && !isDone(phase) && !isTold(id))
      .flatMap((job) => goneOf(job, jobs))
    if (news.length > 0)
      setGone([...gone.filter(({ id }) => news.every((one) => one.id !== id)), ...news])
  }
  return { gone, read: (id: string) => setGone(gone.filter((one) => one.id !== id)) }
}

function goneOf(
  { id, request: { title } }: JobForTechnician,
  jobs: readonly JobForTechnician[],
): GoneJob[] {
  const now = jobs.find((job) => job.id === id)
  if (!now) return [{ id, title, why: 'off' }]
  return now.phase === 'cancelled_by_customer' || now.phase === 'provider_no_show'
    ? [{ id, title, why: 'canceled' }]
    : []
}
