import { paths } from '#contract/paths.ts'
import { homeOf, type UserType } from '#contract/user-types.ts'

/** What `Protected` tells the sign-in page: the page that was asked for. */
export function askedFor(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state && state.from
  return typeof from === 'string' ? from : null
}

/** Where somebody goes who has signed in: to the page they asked for, unless it is the home of another type; else home. */
export function afterSignIn(userType: UserType, from: string | null): string {
  const home = paths.home(userType)
  if (!from) return home
  const path = from.split('?')[0]
  const isHomeOfOthers = Object.values(homeOf).some((other) => other === path && other !== home)
  return isHomeOfOthers ? home : from
}
