import { useState } from 'react'
import type { Approval } from '#contract/approvals.ts'
import { keyOf } from './use-approvals.ts'

interface Open {
  key: string
  index: number
  /** Nothing has been decided or looked at before it. */
  isFirst: boolean
}

/**
 * Which one is looked at: what the address names; once the reader has decided it, what came after it, else what was before it. One
 * that a colleague has decided meanwhile stays until the reader leaves it: what is being typed about it is not lost, and its
 * refusal is read.
 */
export function useOpenApproval(waiting: readonly Approval[], wanted: string | null) {
  const [opened, setOpened] = useState<Approval>()
  const [decided, setDecided] = useState<string>()
  const [last, setLast] = useState<Open>()
  const isOpen = opened && keyOf(opened) === last?.key && (wanted === null || wanted === last.key)
  const approvals =
    isOpen && last.key !== decided ? withStill(waiting, opened, last.index) : waiting
  const open = openAfter(approvals, wanted, last)
  if (open.key !== last?.key || open.index !== last.index) setLast(open)
  const approval = approvals[open.index]
  if (approval && approval !== opened) setOpened(approval)
  return { ...open, approvals, onDecided: () => setDecided(open.key) }
}

/** What waits, and one that has left it, where it stood. */
export function withStill(
  waiting: readonly Approval[],
  one: Approval,
  index: number,
): readonly Approval[] {
  const key = keyOf(one)
  return waiting.some((other) => keyOf(other) === key) ? waiting : waiting.toSpliced(index, 0, one)
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
