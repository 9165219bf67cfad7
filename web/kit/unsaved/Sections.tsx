import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { focusWhenThere } from '../ui/focus-when-there.ts'
import { Link } from '../ui/Link.tsx'
import { linkClass } from '../ui/link-class.ts'
import { useMedia } from '../ui/use-media.ts'
import { faultIn, focusWrong } from './focus-wrong.ts'

/** Which section the address names, and which is open: at a desk, beside their list, one always is. */
export function useOpenSection<S extends string>(sections: readonly [S, ...S[]]) {
  const [params] = useSearchParams()
  const isDesk = useMedia('(min-width: 64rem)')
  const asked = sections.find((section) => section === params.get('section')) ?? null
  return { asked, open: asked ?? (isDesk ? sections[0] : null) }
}

export interface SectionsProps<S extends string> {
  sections: readonly [S, ...S[]]
  /** All sections, with the one that is open. */
  list: (open: S | null) => ReactNode
  /** What leads back to the list. */
  all: string
  /** Over each section. */
  above?: ReactNode
  panels: Record<S, () => ReactNode>
}

/** One section at a time: on a phone the list of them comes first, at a desk it stands beside. */
export function Sections<S extends string>({
  sections,
  to,
  list,
  all,
  above,
  panels,
}: SectionsProps<S> & {
  /** Of the list. */
  to: string
}) {
  const { asked, open } = useOpenSection(sections)
  useFocusOn(asked)
  // What was typed into a section stays in it while another is looked at.
  const [seen, setSeen] = useState<readonly S[]>([])
  if (open && !seen.includes(open)) setSeen([...seen, open])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[19rem_minmax(0,46rem)]">
      <div className={asked ? 'max-lg:hidden lg:sticky lg:top-20' : 'lg:sticky lg:top-20'}>
        {list(open)}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {asked && (
          <Link
            to={to}
            preventScrollReset
            className={`${linkClass} inline-flex min-h-12 items-center gap-2 self-start lg:hidden`}
          >
            <ArrowLeft className="size-5" aria-hidden="true" />
            {all}
          </Link>
        )}
        {above}
        {seen.map((section) => (
          <div key={section} hidden={section !== open}>
            {panels[section]()}
          </div>
        ))}
      </div>
    </div>
  )
}

/** A section that opens begins at its top with the focus on its title; back in the list the focus is on its line. */
function useFocusOn(asked: string | null) {
  const before = useRef(asked)
  useEffect(() => {
    const left = before.current
    before.current = asked
    if (left === asked) return
    scrollTo({ top: 0, behavior: 'instant' })
    // A part that opens because of what it was refused begins with that.
    if (asked && faultIn(asked)) focusWrong(asked)
    else focusWhenThere(asked ? `${asked}-title` : `to-${left}`)
  }, [asked])
}
