import { createContext, type ReactNode, use } from 'react'

export interface Access {
  /** Of the link by which the reader has come; null for who is signed in. It goes with every call (rules C9). */
  token: string | null
}

const AccessContext = createContext<Access>({ token: null })

/** By what right the parts within see a request and act on it; without one it is the session's. */
export function RequestAccess({
  token = null,
  children,
}: Partial<Access> & { children: ReactNode }) {
  return <AccessContext value={{ token }}>{children}</AccessContext>
}

export const useAccess = (): Access => use(AccessContext)
