import type { ApprovalKind } from '#contract/approvals.ts'
import type { Standing } from '#contract/providers.ts'

declare module '../core/events.ts' {
  interface EventPayloads {
    /** What an admin wants to know of an applicant, and whose accounts are told. */
    more_asked: { words: string; users: string[] }
    fleet_status_changed: {
      status: Standing
      wasPending: boolean
      /** A suspension is lifted. */
      isBack?: boolean
      reason: string | null
      users: string[]
    }
    /** How much of each kind waits for the admins this morning. */
    desk_morning: { counts: Record<ApprovalKind, number> }
  }
}
