import { X } from 'lucide-react'
import { Dialog, Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useId } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { IconButton } from './IconButton.tsx'
import { useMedia } from './use-media.ts'

export interface HangingPanelProps {
  title: string
  /** The button from which it hangs, and to which the focus comes back. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
  /** Below what scrolls. */
  footer?: ReactNode
}

/** A list that opens from a button in a bar and is open while it is rendered: on a desk beside it, on a phone over all. */
export function HangingPanel({ title, anchor, onClose, children, footer }: HangingPanelProps) {
  const id = useId()
  const isDesk = useMedia('(min-width: 40rem)')
  const props = {
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // Who has pressed something else meanwhile is there already.
      if (!document.activeElement || document.activeElement === document.body)
        anchor.current?.focus()
    },
  }
  const closed = (isOpen: boolean) => !isOpen && onClose()
  const Title = isDesk ? 'h2' : Dialog.Title
  const content = (
    <>
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
        <Title {...(isDesk && { id })} className="text-xl">
          {title}
        </Title>
        <IconButton
          size="field"
          label={ui.close}
          icon={<X className="size-6" />}
          onClick={onClose}
        />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
      {footer && (
        <div className="border-t border-line px-2 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
          {footer}
        </div>
      )}
    </>
  )

  if (!isDesk)
    return (
      <Dialog.Root open onOpenChange={closed}>
        <Dialog.Portal>
          <Dialog.Content
            {...props}
            aria-describedby={undefined}
            className="fixed inset-0 z-50 flex animate-rise flex-col border-t-4 border-amber bg-raised text-ink focus:outline-none"
          >
            {content}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    )
  return (
    <Popover.Root open onOpenChange={closed}>
      {/* Placed by an element that is there already. */}
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          {...props}
          aria-labelledby={id}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          // The button closes it itself; closed here it would open again.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault()
          }}
          className="z-50 flex max-h-[min(42rem,var(--radix-popover-content-available-height))] w-104 animate-fade flex-col rounded-lg border border-t-4 border-line border-t-amber bg-raised text-ink shadow-over focus:outline-none"
        >
          {content}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
