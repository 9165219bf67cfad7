import type { ReactNode } from 'react'
import { Container } from '../../kit/ui/Container.tsx'

/** As wide as what stands below it, and there before anything stands in it. */
export function WorkBarFrame({ children }: { children?: ReactNode }) {
  return (
    <header className="@container/bar sticky top-0 z-30 border-b border-line bg-page print:hidden">
      <Container
        width="desk"
        className="flex min-h-16 items-center gap-2 max-lg:pl-2 @max-[19rem]/bar:flex-wrap @max-[19rem]/bar:gap-x-1 @max-[19rem]/bar:px-2"
      >
        {children}
      </Container>
    </header>
  )
}
