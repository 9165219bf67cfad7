import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onceThere } from '../../../kit/ui/once-there.ts'
import type { RequestField } from '../form/request-form.ts'

/** What the history carries with a step: the field to which the reader was sent, or that nothing moves. */
export interface StepState<Field extends string = RequestField> {
  focus?: Field
  stays?: boolean
}

/**
 * After a change of step the focus goes to the field to which the reader was sent, else to the step's heading, and
 * both come into sight. The step that the page opens with leaves the focus to the browser.
 */
export function useStepFocus(step: number): void {
  const { key, state } = useLocation()
  const seen = useRef(key)
  useEffect(() => {
    if (seen.current === key) return
    seen.current = key
    const { focus, stays }: StepState<string> = state ?? {}
    if (stays) return
    scrollTo({ top: 0, behavior: 'instant' })
    const toHeading = () => document.getElementById(headingId(step))?.focus({ preventScroll: true })
    if (!focus) return toHeading()
    onceThere(() => controlOf(focus), show, { orElse: toHeading })
  }, [step, key, state])
}

export const headingId = (step: number) => `step-${step}`

function show(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  field.closest('label')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  field.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** The control of a field: of a choice the chosen one, or else the first. */
function controlOf(name: string): HTMLElement | null {
  const named = `[name="${CSS.escape(name)}"]`
  return document.querySelector(`${named}:checked`) ?? document.querySelector(named)
}
