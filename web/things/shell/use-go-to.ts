import { use, useLayoutEffect, useState } from 'react'
import type { CurrentUser } from '#contract/session.ts'
import { GoTos } from './go-tos.ts'

/**
 * The menu of places of who has one and may go anywhere: Ctrl and K opens it (⌘ and K on a Mac), from the first paint on.
 * The bar that shows it may still be on its way.
 */
export function useGoTo(user: CurrentUser | null | undefined) {
  const menus = use(GoTos)
  const Menu = user && isFree(user) ? menus[user.userType] : undefined
  const [isOpen, setOpen] = useState(false)
  const isOffered = Menu !== undefined
  useLayoutEffect(() => {
    if (!isOffered) return
    const gone = new AbortController()
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // Another question stands in front of the page already.
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true)
    }
    addEventListener('keydown', press, { signal: gone.signal })
    return () => gone.abort()
  }, [isOffered])
  return Menu && { Menu, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
export type GoTo = NonNullable<ReturnType<typeof useGoTo>>

/** Who has a step to do first goes nowhere before it. */
export const isFree = (user: CurrentUser) => !user.mustChangePassword && !user.mustSetUpFactor
