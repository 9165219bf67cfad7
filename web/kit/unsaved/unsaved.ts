import { createContext, use, useEffect, useRef } from 'react'

/** A form of several on a page, as far as the one button that saves them all needs it. */
export interface SavableForm {
  save: () => Promise<boolean>
  formState: { isDirty: boolean; dirtyFields: object }
}

/** What the bar does with a part; it is asked when the button is pressed. */
export interface PartDeeds {
  save: () => Promise<boolean>
  discard: () => void
}

export interface UnsavedPart {
  id: string
  title: string
  /** How many of its fields are other than what is saved. */
  changes: number
}

export interface SaveBar {
  /** Says how a part stands, and how to save it; the returned function takes it out again. */
  report: (part: UnsavedPart, deeds: () => PartDeeds) => () => void
  saveAll: () => void
}

/** Null where a form has a button of its own. */
export const SaveBarContext = createContext<SaveBar | null>(null)

/** Puts a form under the page's one save bar, where there is one. */
export function useSaveBar(
  id: string,
  title: string,
  { save, formState }: SavableForm,
  discard: () => void,
): SaveBar | null {
  const bar = use(SaveBarContext)
  const changes = formState.isDirty ? Math.max(1, countOf(formState.dirtyFields)) : 0
  const deeds = useRef<PartDeeds>({ save, discard })
  useEffect(() => {
    deeds.current = { save, discard }
  })
  const report = bar?.report
  useEffect(
    () => report?.({ id, title, changes }, () => deeds.current),
    [report, id, title, changes],
  )
  return bar
}

/** A field of many choices counts once. */
const countOf = (dirty: object) => Object.values(dirty).filter(hasTrue).length

const hasTrue = (part: unknown): boolean =>
  part === true || (typeof part === 'object' && part !== null && Object.values(part).some(hasTrue))
