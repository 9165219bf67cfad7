import { useEffect, useState } from 'react'

/** Whether the menu stands open: Ctrl and K opens it (⌘ and K on a Mac), where there is one. */
export function useGoTo(isOffered: boolean) {
  const [isOpen, setOpen] = useState(false)
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
  return { isOpen: isOpen && isOffered, open: () => setOpen(true), close: () => setOpen(false) }
}
