/** A number of the range that is kept free for fiction, (area) 555-0100 to 555-0199, as E.164. */
export const phoneOf = (area: string, index: number): string =>
  `+1${area}55501${String(index % 100).padStart(2, '0')}`
