import { Search } from 'lucide-react'
import type { MouseEvent } from 'react'
import { goTo } from '#contract/words/en/go-to.ts'
import { Button } from '../../kit/ui/Button.tsx'

/** Opens from a person's own menu what Ctrl and K opens. */
export function GoToButton({ onOpen }: { onOpen: () => void }) {
  function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The own menu shuts behind it, and the focus comes back to where that is opened.
    const menu = currentTarget.closest('details')
    menu?.querySelector('summary')?.focus()
    menu?.removeAttribute('open')
    onOpen()
  }
  return (
    <Button
      wide
      icon={<Search className="size-5" aria-hidden="true" />}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={press}
    >
      {goTo.open}
      <kbd className="ml-2 font-sans text-sm text-muted max-lg:hidden">{goTo.keys}</kbd>
    </Button>
  )
}
