import clsx from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { FormError } from './FormError.tsx'
import { IconButton } from './IconButton.tsx'
import { useCloseWatcher } from './use-close-watcher.ts'
import { endWayBack, findWayBack, goBack, keepWayBack, type WayBack } from './way-back.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Read after the title when the dialog opens. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons: in the thumb's reach at the foot of a phone. */
  footer?: ReactNode
  /** Why the deed was refused: beside the buttons, where the hand is, however long what stands above. */
  error?: string | null
  width?: 'narrow' | 'wide'
  /** The deed costs something: the focus begins on the way back. */
  isCostly?: boolean
  /** Where the focus goes when it closes; to what had it before unless said. */
  returnTo?: RefObject<HTMLElement | null>
}

/** A question in front of the page. On a phone a sheet that comes from below, from 640 px on a box in the middle. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  error,
  width = 'narrow',
  isCostly = false,
  returnTo,
}: DialogProps) {
  const wayBack = useWayBack(open)
  const isTyped = useRef(false)
  useCloseWatcher(open, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-plate-deep/70" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInput={() => {
            isTyped.current = true
          }}
          // A tap beside it throws nothing away that was typed.
          onPointerDownOutside={(event) => {
            if (isTyped.current) event.preventDefault()
          }}
          // A list that hangs open in it is shut first.
          onEscapeKeyDown={(event) => {
            if (document.activeElement?.matches('[role=combobox][aria-expanded=true]'))
              event.preventDefault()
          }}
          onOpenAutoFocus={(event) => {
            isTyped.current = false
            if (event.currentTarget) keepWayBack(event.currentTarget, wayBack)
            const start = startOf(event.currentTarget, isCostly)
            if (!start) return
            event.preventDefault()
            start.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            endWayBack(event.currentTarget)
            // Whatever came of the dialog may have taken the focus already.
            if (document.activeElement && document.activeElement !== document.body) return
            goBack(returnTo?.current ? [returnTo.current, ...wayBack] : wayBack)
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-lg border-t-4 border-amber bg-raised text-ink shadow-over focus:outline-none',
            'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[86dvh] sm:w-full sm:rounded-lg',
            width === 'narrow' ? 'sm:max-w-lg' : 'sm:max-w-3xl',
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2">
            <Radix.Title className="py-2 text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton size="field" label={ui.close} icon={<X className="size-6" />} />
            </Radix.Close>
          </header>
          <div className="flex flex-col gap-4 overflow-y-auto overscroll-contain px-5 pb-5">
            {description && (
              <Radix.Description asChild>
                <div className="text-muted">{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          {footer && (
            <footer className="border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {error !== undefined && (
                <div className="has-[p]:pb-3">
                  <FormError error={error} />
                </div>
              )}
              <div className="flex flex-col gap-2 sm:flex-row-reverse">{footer}</div>
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** It is asked while rendering, since a field inside may take the focus at once. */
function useWayBack(isOpen: boolean): WayBack {
  const [wayBack, setWayBack] = useState(() => (isOpen ? findWayBack() : []))
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setWayBack(findWayBack())
  }
  return wayBack
}

/** The first field of a form, else the deed at the foot, or the way back from one that costs; where neither is, the X. */
function startOf(dialog: EventTarget | null, isCostly: boolean): HTMLElement | null {
  if (!(dialog instanceof HTMLElement)) return null
  const field = dialog.querySelector<HTMLElement>(
    'form :is(button, input, select, textarea):not(:disabled, [type=hidden], [type=submit])',
  )
  // A keyboard that opens by itself covers half of a phone's dialog.
  if (field && !(opensKeyboard(field) && matchMedia('(pointer: coarse)').matches)) return field
  if (field) return null
  const deeds = dialog.querySelectorAll<HTMLElement>('footer :is(button, a[href])')
  return deeds[isCostly ? deeds.length - 1 : 0] ?? null
}

const opensKeyboard = (field: HTMLElement) =>
  field.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])')
