import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { map } from '#contract/words/en/map.ts'
import { IconButton } from '../ui/IconButton.tsx'

export interface PopupCardProps {
  pinId: string
  label: string
  onClose: () => void
  children: ReactNode
}

/** The card at a pin. Opened from the pin itself it takes the focus, and gives it back when it closes. */
export function PopupCard({ pinId, label, onClose, children }: PopupCardProps) {
  const card = useRef<HTMLElement>(null)

  useEffect(() => {
    const pin = document.activeElement
    if (!(pin instanceof HTMLElement) || pin.dataset.pin !== pinId) return
    const shown = card.current
    // The map scrolls for nobody: the card is placed inside it.
    shown?.focus({ preventScroll: true })
    return () => {
      const isLost =
        document.activeElement === document.body || shown?.contains(document.activeElement)
      if (isLost) pin.focus({ preventScroll: true })
    }
  }, [pinId])

  // Wherever the focus is: a pin that the map has just moved may have lost it.
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return (
    <section
      ref={card}
      aria-label={label}
      tabIndex={-1}
      className="relative w-72 max-w-full animate-fade cursor-auto rounded-md border border-line bg-raised p-4 text-left font-sans text-base text-ink shadow-over"
    >
      <IconButton
        label={map.closePopup(label)}
        icon={<X className="size-5" aria-hidden="true" />}
        className="absolute top-0 right-0"
        onClick={onClose}
      />
      {children}
    </section>
  )
}
