import type { ApprovalKind } from '#contract/approvals.ts'
import type { Standing } from '#contract/providers.ts'

/** The requests on whose pages the provider stands. */
export interface OnRequests {
  requests: string[]
}

declare module '../core/events.ts' {
  interface EventPayloads {
    identity_decided: OnRequests & { isApproved: boolean; reason: string | null }
    /** `isBack`: a suspension is lifted. */
    provider_status_changed: OnRequests & {
      status: Standing
      wasPending: boolean
      isBack?: boolean
    }
    /** Something waits for the admins: whose name it is under. `isAnswer`: an applicant who was asked for more has answered. */
    approval_waits: { kind: ApprovalKind; name: string; isAnswer?: boolean }
  }
}
