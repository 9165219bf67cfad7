import type { JobPhase } from '#contract/jobs.ts'
import type { ServiceType } from '#contract/services.ts'

/** A job, as far as its proof of work depends on it. */
export interface ProvedJob {
  id: string
  phase: JobPhase
  serviceType: ServiceType
  /** On the phone of who does the work: to whom it is handed to sign. */
  customerName?: string | undefined
  /** What there is to sign for, as far as it was known when the job was last read. */
  agreementHash?: string | null | undefined
  /** What is agreed by now, for who may read it. */
  price?: string | null | undefined
  /** On the technician’s phone, of what is paid directly. */
  toCollect?: string | null | undefined
  /** It goes on the bill of its fleet, as far as that is known. */
  isOnTerms?: boolean | undefined
}

/** Of what a page knows: the work that was asked for, and the job of it. */
export const provedOf = (
  { serviceType }: { serviceType: ServiceType },
  {
    id,
    phase,
    agreementHash,
    price,
    toCollect,
    isOnTerms,
  }: Pick<ProvedJob, 'id' | 'phase' | 'agreementHash' | 'price' | 'toCollect' | 'isOnTerms'>,
  customerName?: string,
): ProvedJob => ({
  id,
  phase,
  serviceType,
  customerName,
  agreementHash,
  price,
  toCollect,
  isOnTerms,
})
