import { useState } from 'react'
import type { Approval } from '#contract/approvals.ts'
import { keyOf } from './use-approvals.ts'

interface Open {
  key: string
  index: number
  /** Nothing has been decided or looked at before it. */
  isFirst: boolean
}

/** Which one is looked at: what the address names; once that is decided and has left, what came after it, else what was before it. */
export function useOpenApproval(approvals: readonly Approval[], wanted: string | null): Open {
  const [last, setLast] = useState<Open>()
  const open = openAfter(approvals, wanted, last)
  if (open.key !== last?.key || open.index !== last.index) setLast(open)
  return open
}

/** Of a list that is not empty. */
export function openAfter(
  approvals: readonly Approval[],
  wanted: string | null,
  last: Open | undefined,
): Open {
  const keys = approvals.map(keyOf)
  const found = [wanted, last?.key]
    .map((key) => (key ? keys.indexOf(key) : -1))
    .find((at) => at >= 0)
  const index = found ?? Math.min(last?.index ?? 0, keys.length - 1)
  const key = keys[index] ?? ''
  return { key, index, isFirst: !last || (last.isFirst && last.key === key) }
}
