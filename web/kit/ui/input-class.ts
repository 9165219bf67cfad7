import type { Density } from './density.ts'

/** Text of 16 px and more, or a phone zooms into the field. */
export function inputClass(size: Density, lines: 'one' | 'several' = 'one'): string {
  const text = size === 'field' ? 'px-4 text-lg' : 'px-3 text-base'
  const oneLine = size === 'field' ? 'min-h-12' : 'min-h-9'
  const height = lines === 'one' ? oneLine : 'min-h-24 max-h-96 py-2 field-sizing-content'
  return `w-full rounded-sm border-2 border-edge bg-surface text-ink placeholder:text-muted hover:border-ink aria-invalid:border-red-ink aria-invalid:bg-red-soft disabled:bg-sunken disabled:text-muted focus-visible:border-focus focus-visible:outline-offset-0 ${text} ${height}`
}
