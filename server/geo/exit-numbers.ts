/**
 * States where exits are counted one after the other rather than by miles, and the routes that are exceptions to what
 * their state does. There an exit number says nothing about where it is.
 */
const COUNTED: Readonly<
  Record<string, { except: readonly string[] } | { only: readonly string[] }>
> = {
  CT: { except: ['I-395'] },
  DE: { except: [] },
  MD: { only: ['I-695', 'I-895'] },
  NH: { except: [] },
  NJ: { only: ['I-95'] },
  NY: { except: ['I-84'] },
  VT: { except: [] },
}

/** Whether exit 245 of this route is at its mile 245 in this state. */
export function hasExitsByMile(route: string, state: string): boolean {
  const counted = COUNTED[state]
  if (!counted) return true
  return 'except' in counted ? counted.except.includes(route) : !counted.only.includes(route)
}
