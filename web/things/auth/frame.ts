import type { ComponentType, ReactNode } from 'react'

/** What stands around a page's place while something else stands there; the route gives it. */
export type Frame = ComponentType<{ title: string; width?: 'form'; children: ReactNode }>
