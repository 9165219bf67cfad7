import { createContext, use } from 'react'

/** Which conversation is open. It stands in the address, so that a link opens it and the way back closes it. */
export interface OpenTalk {
  bidId: string | null
  open: (bidId: string) => void
  close: () => void
}

/** How the page's address is read and changed: by the router, or where there is none by the browser itself. */
export const OpenTalkContext = createContext<OpenTalk>({
  bidId: null,
  open() {},
  close() {},
})

export const useTalk = (): OpenTalk => use(OpenTalkContext)

const name = 'talk'

/** The conversation that an address names. */
export const talkIn = (search: string): string | null => new URLSearchParams(search).get(name)

/** The same address with this conversation open, or none. */
export function withTalk(search: string, bidId: string | null): string {
  const next = new URLSearchParams(search)
  if (bidId) next.set(name, bidId)
  else next.delete(name)
  return `?${next}`
}
