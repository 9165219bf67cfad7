import type { LineKind } from './bid-lines.ts'

/** What a line of a price is called: its kind and its words; what is of no kind is called as somebody wrote it. */
export const lineName = (
  { kind, text }: { kind: LineKind; text?: string | null | undefined },
  kinds: Record<LineKind, string>,
  between = ', ',
): string => [kind === 'other' && text ? '' : kinds[kind], text].filter(Boolean).join(between)
