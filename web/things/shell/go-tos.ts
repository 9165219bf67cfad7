import { type ComponentType, createContext } from 'react'
import type { UserType } from '#contract/session.ts'

/** The menus that lead to one thing of many, by what an account is for. The routes give them, as they give the rails. */
export const GoTos = createContext<
  Partial<Record<UserType, ComponentType<{ onClose: () => void }>>>
>({})
