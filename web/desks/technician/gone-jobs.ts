import { keptList } from '../../kit/api/kept-list.ts'

/** A job that was at hand and is no more, by nothing that its technician did: kept on the phone until that is read. */
export interface GoneJob {
  id: string
  jobId: string
  title: string
  why: 'canceled' | 'off'
  /** The id of the technician; on the same phone nobody else reads it. */
  by: string
  /** When the page learned of it, by the phone's clock, in milliseconds. */
  goneAt: number
}

/** Who has not looked for a week no longer drives there. */
const keptForMs = 7 * 24 * 3600_000

const gone = keptList<GoneJob>('gone-jobs', {
  orderOf: ({ goneAt }) => goneAt,
  isOld: ({ goneAt }, now) => now - goneAt > keptForMs,
})

export const loadGoneJobs = (): Promise<void> => gone.load(Date.now())
export const keepGoneJob = gone.keep
export const dropGoneJob = gone.drop
export const useGoneJobsOf = (by: string): readonly GoneJob[] =>
  gone.useAll().filter((job) => job.by === by)
