import { forget, keep, readKept } from './storage.ts'

/**
 * What is typed into a form, kept for the tab so that it survives a reload. Only the fields of `empty` are kept, and
 * a password is none of them.
 */
export function tabDraft<Draft extends Record<string, string>>(name: string, empty: Draft) {
  const own = (form: object) =>
    Object.fromEntries(
      Object.entries(form).filter(([key, value]) => key in empty && typeof value === 'string'),
    )
  function openDraft(): Draft {
    const kept = readKept(name, 'tab')
    return typeof kept === 'object' && kept !== null ? { ...empty, ...own(kept) } : empty
  }
  return {
    openDraft,
    /** Keeps these fields and leaves the others as they were. */
    keepDraft: (part: object): void => keep(name, { ...openDraft(), ...own(part) }, 'tab'),
    forgetDraft: (): void => forget(name, 'tab'),
  }
}
