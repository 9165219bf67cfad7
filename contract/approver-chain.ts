import * as z from 'zod/mini'
import { instant } from './primitives.ts'

/**
 * Whose word is wanted on what is above a driver's limit (money §7). In an emergency a dispatcher's and then a manager's, each
 * for some minutes; else that of whoever of them is first.
 */
export const approvers = ['dispatcher', 'manager', 'fleet'] as const
export type Approver = (typeof approvers)[number]

/** Where it stands in the chain. */
export const inChain = {
  waitsFor: z.nullable(z.enum(approvers)),
  /** When it goes one further, or to nobody any more; null where no clock runs, or none any more. */
  passesOnAt: z.nullable(instant),
}
export interface InChain {
  waitsFor: Approver | null
  passesOnAt: string | null
}
