import type { Standing } from '#contract/providers.ts'

/** What an operator has done with an account, as the audit log says it: who comes back was not looked at for the first time. */
export function standingDeed(
  before: Standing,
  after: Exclude<Standing, 'pending'>,
): 'approve' | 'reinstate' | 'reject' | 'suspend' {
  if (after === 'active') return before === 'suspended' ? 'reinstate' : 'approve'
  return before === 'pending' ? 'reject' : 'suspend'
}
