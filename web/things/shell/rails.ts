import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext } from 'react'
import type { CurrentUser, UserType } from '#contract/session.ts'

export interface RailEntry {
  to: string
  label: string
  icon: LucideIcon
  /** What waits there for a person now. */
  count?: number | string
}

export interface RoleRailProps {
  user: CurrentUser
  /** The entry to which the page belongs, by its address. */
  here: string
}

/** Where people at work go, by what their account is for. The routes give it: each rail belongs to its own pages. */
export const Rails = createContext<Partial<Record<UserType, ComponentType<RoleRailProps>>>>({})
