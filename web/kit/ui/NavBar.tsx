import { Menu, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Container, type ContainerWidth } from './Container.tsx'
import { closeOnEscape, closeOnLink } from './let-menu-close.ts'

export interface NavBarProps {
  /** The word mark as a link home; the caller knows what kind of link. */
  brand: ReactNode
  /** Names the links for screen readers. */
  label: string
  /** Links in the style of `barLinkClass`: a row on a desk, behind the menu on a phone. */
  links: ReactNode[]
  /** Behind the menu on a phone too, at the end of a desk's row: the theme switch. */
  extra?: ReactNode
  /** Always in sight: the one thing people come for. */
  action?: ReactNode
  /** As wide as what stands below it. */
  width?: ContainerWidth
}

/** The bar at the top. The menu is the browser's own disclosure, so it opens by touch, key and without a script. */
export function NavBar({ brand, label, links, extra, action, width }: NavBarProps) {
  return (
    <header
      data-wide={width === 'desk' || undefined}
      className="@container/bar sticky top-0 z-30 border-b border-line bg-page print:hidden"
    >
      {/* By the size of the text, which somebody may have doubled: what does not fit beside the rest stands below it. */}
      <Container
        width={width}
        className="flex min-h-16 items-center gap-2 sm:gap-3 @max-[19rem]/bar:flex-wrap @max-[19rem]/bar:gap-x-1 @max-[19rem]/bar:px-2"
      >
        {brand}
        <nav aria-label={label} className="ml-auto hidden items-center lg:flex">
          {links}
        </nav>
        <div className="hidden lg:block">{extra}</div>
        <div className="ml-auto min-w-0 lg:ml-0">{action}</div>
        <details
          data-menu="true"
          className="group shrink-0 lg:hidden"
          onKeyDown={({ currentTarget, key }) => closeOnEscape(currentTarget, key)}
          onClick={({ currentTarget, target }) => closeOnLink(currentTarget, target)}
        >
          <summary className="grid size-12 cursor-pointer list-none place-items-center rounded-sm border-2 border-edge [&::-webkit-details-marker]:hidden">
            <Menu className="size-6 group-open:hidden" aria-hidden="true" />
            <X className="hidden size-6 group-open:block" aria-hidden="true" />
            <span className="sr-only">{ui.menu}</span>
          </summary>
          <div className="absolute inset-x-0 top-full border-b-4 border-amber bg-page px-4 pt-2 pb-6 shadow-over">
            <nav aria-label={label} className="flex flex-col divide-y divide-line">
              {links}
            </nav>
            {extra && <div className="pt-4">{extra}</div>}
          </div>
        </details>
      </Container>
    </header>
  )
}
