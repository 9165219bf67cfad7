import { Suspense, useEffect } from 'react'
import type { JobPhase } from '#contract/jobs.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { instead } from './instead.ts'
import { keepPartsOfProofs, loadParts } from './parts.ts'
import type { ProvedJob } from './proved-job.ts'

const ProofList = lazy(() =>
  loadParts()
    .then(({ allParts }) => ({ default: allParts.ProofList }))
    .catch(() => instead),
)

/** Nobody has set out, so there is nothing to prove. */
const notYet: readonly JobPhase[] = ['assigned']

/** The proof of work of a job: what is asked for and what is here; who does the work gives it, who has it done signs. */
export function ProofsOfWork(props: {
  job: ProvedJob
  /** What is given stays on this device for now: steps of before have to be there first. */
  isHeld?: boolean
  /** On the phone of who does it: there is no live stream, and perhaps no network. */
  inTheField?: boolean
  /** Behind one line with its count: nobody is there yet. */
  isFolded?: boolean
}) {
  const { inTheField = false } = props
  useEffect(() => {
    // In the field this comes with what waits for the page to rest.
    if (inTheField) keepPartsOfProofs()
  }, [inTheField])
  if (notYet.includes(props.job.phase)) return null
  return (
    <Suspense fallback={null}>
      <ProofList {...props} />
    </Suspense>
  )
}
