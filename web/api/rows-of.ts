import type { InfiniteData } from '@tanstack/react-query'

/** A paged list as one: for the `select` of a query. The same rows stay the same array. */
export const rowsOf = <Row>(data: InfiniteData<Row[]>): Row[] => data.pages.flat()
