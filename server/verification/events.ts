import type { StepId, StepState } from '#contract/verification-steps.ts'
import type { OnRequests } from '../providers/events.ts'

declare module '../core/events.ts' {
  interface EventPayloads {
    verification_changed: OnRequests & { step: StepId; status: StepState }
    /** `expiresOn` is a day: "2026-12-24". */
    verification_expiring: { step: StepId; expiresOn: string }
    trust_changed: OnRequests
  }
}
