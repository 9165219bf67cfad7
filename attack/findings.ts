/** What the attack has found wrong: each kind once, with how often and one example. */
export interface Findings {
  add(rule: string, example: string): void
  readonly all: ReadonlyMap<string, { times: number; example: string }>
}

export function collectFindings(): Findings {
  const all = new Map<string, { times: number; example: string }>()
  return {
    all,
    add(rule, example) {
      const known = all.get(rule)
      if (known) known.times++
      else all.set(rule, { times: 1, example })
    },
  }
}
