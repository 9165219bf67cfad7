/** A number of the range that is kept free for fiction: (area) 555-0100 to 555-0199. */
export const phoneOf = (area: string, index: number): string =>
  `(${area}) 555-01${String(index % 100).padStart(2, '0')}`
