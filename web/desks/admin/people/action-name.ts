import { adminPeople } from '#contract/words/en/admin-people.ts'

/** An action of the audit log in words; one that these words do not know stays as it is written. */
export const actionName = (action: string): string =>
  (adminPeople.audit.actions as Record<string, string>)[action] ?? action
