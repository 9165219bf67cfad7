import { Search } from 'lucide-react'
import { Suspense, use, useEffect, useState } from 'react'
import type { CurrentUser } from '#contract/session.ts'
import { goTo } from '#contract/words/en/go-to.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { GoTos } from './go-tos.ts'

/** Leads people at a desk to one thing of many: by Ctrl and K (⌘ and K on a Mac), or by this button. */
export function GoTo({ user }: { user: CurrentUser }) {
  const [isOpen, setOpen] = useState(false)
  const RoleGoTo = use(GoTos)[user.userType]
  const isOffered = Boolean(RoleGoTo)
  useEffect(() => {
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
  if (!RoleGoTo) return null
  return (
    <>
      <Button
        wide
        icon={<Search className="size-5" aria-hidden="true" />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        {goTo.open}
        <kbd className="ml-2 font-sans text-sm text-muted max-lg:hidden">{goTo.keys}</kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <RoleGoTo onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
