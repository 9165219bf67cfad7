import clsx from 'clsx'
import type { ReactNode } from 'react'

const widths = { form: 'max-w-2xl', page: 'max-w-6xl', desk: 'max-w-[96rem]' }
export type ContainerWidth = keyof typeof widths

/** The page's gutters and its greatest width. */
export function Container({
  width = 'page',
  className,
  children,
}: {
  width?: ContainerWidth
  className?: string
  children: ReactNode
}) {
  return (
    <div className={clsx('mx-auto w-full px-4 md:px-6', widths[width], className)}>{children}</div>
  )
}
