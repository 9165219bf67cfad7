import type { ApprovalKind } from '#contract/approvals.ts'
import { paths } from '#contract/paths.ts'
import type { Teller } from './notice.ts'
import { say } from './say.ts'
import { byMail, inApp, toProviders } from './to-whom.ts'

/** Something waits for the admins: a line behind the bell, and a mail for the first; the others wait for the morning's. */
export const approvalWaits: Teller<{
  kind: ApprovalKind
  name: string
  isAnswer?: boolean
}> = async ({ at, payload: { kind, name, isAnswer } }, facts) => {
  const channels = (await facts.didWaitBefore(at)) ? inApp : byMail
  const says = isAnswer ? say('applicantAnswered', { name }) : say('approvalWaits', { kind, name })
  return [toProviders(await facts.admins(), says, paths.approvals, channels)]
}

/** What waits this morning, in one mail. */
export const morning: Teller<{ counts: Record<ApprovalKind, number> }> = async (
  { payload },
  facts,
) => [
  toProviders(await facts.admins(), say('approvalsThisMorning', payload), paths.approvals, byMail),
]
