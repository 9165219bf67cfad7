import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { unsaved as words } from '#contract/words/en/unsaved.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { toast } from '../ui/toast.ts'
import { focusWrong } from './focus-wrong.ts'
import { type PartDeeds, SaveBarContext, type UnsavedPart } from './unsaved.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

interface Reported extends UnsavedPart {
  deeds: () => PartDeeds
}

/**
 * Around a page of several forms: one bar at its foot counts what is not saved, saves it or takes it back. What one part is
 * refused stays in it, which opens with the focus on the fault; what the others saved stays saved.
 */
export function OneSaveBar({
  open,
  onOpen,
  isLeaving,
  children,
}: {
  /** The part that is shown; where the focus goes when the bar has gone. */
  open: string | null
  /** Shows a part. */
  onOpen: (id: string) => void
  isLeaving: (to: URL) => boolean
  children: ReactNode
}) {
  const [parts, setParts] = useState<readonly Reported[]>([])
  const [isSaving, setSaving] = useState(false)
  const [partly, setPartly] = useState<string | null>(null)
  const changed = parts.filter(({ changes }) => changes > 0)
  const { isAsked, stay, leave } = useLeaveGuard(changed.length > 0, isLeaving)

  const report = useCallback((part: UnsavedPart, deeds: () => PartDeeds) => {
    setParts((others) => [...others.filter(({ id }) => id !== part.id), { ...part, deeds }])
    return () => setParts((others) => others.filter(({ id }) => id !== part.id))
  }, [])

  async function saveAll() {
    if (isSaving) return
    setSaving(true)
    setPartly(null)
    const saved: string[] = []
    const refused: UnsavedPart[] = []
    // One after another: two of them may belong to one record.
    for (const part of changed)
      if (await part.deeds().save()) saved.push(part.title)
      else refused.push(part)
    setSaving(false)
    const [first] = refused
    if (!first) {
      toast({ title: words.saved, tone: 'success' })
      if (open) document.getElementById(`${open}-title`)?.focus({ preventScroll: true })
      return
    }
    if (saved.length > 0)
      setPartly(
        words.partly({
          saved: saved.join(', '),
          refused: refused.map(({ title }) => title).join(', '),
        }),
      )
    const wrong = refused.find(({ id }) => id === open) ?? first
    if (wrong.id !== open) onOpen(wrong.id)
    focusWrong(wrong.id)
  }
  const saving = useRef(saveAll)
  useEffect(() => {
    saving.current = saveAll
  })
  const bar = useMemo(() => ({ report, saveAll: () => void saving.current() }), [report])

  function discard() {
    for (const part of changed) part.deeds().discard()
    setPartly(null)
  }

  return (
    <SaveBarContext value={bar}>
      {children}
      {changed.length > 0 && (
        <section
          aria-label={words.label}
          className="sticky bottom-(--dock) z-10 -mx-4 flex animate-rise flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t-4 border-amber bg-raised px-4 py-3 shadow-over md:mx-0 md:rounded-t-md"
        >
          <div role="status" className="contents">
            {partly && <p className="basis-full">{partly}</p>}
            <p className="numerals min-w-0 grow basis-32 font-sign text-lg leading-6 font-semibold">
              {words.changes(changed.reduce((sum, { changes }) => sum + changes, 0))}
            </p>
          </div>
          <Button
            variant="ghost"
            className="max-sm:px-2"
            disabledReason={isSaving ? ui.working : null}
            onClick={discard}
          >
            {words.discard}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={saveAll}>
            {words.save}
          </Button>
        </section>
      )}
      {isAsked && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && stay()}
          title={words.leaveTitle}
          description={words.leaveText}
          confirmLabel={words.leave}
          cancelLabel={words.stay}
          onConfirm={() => {
            discard()
            leave()
          }}
        />
      )}
    </SaveBarContext>
  )
}
