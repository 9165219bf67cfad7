/** Rows that are laid out each by itself must agree on their columns. On a desk a row is one line. */
export const rowGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 lg:grid-cols-[15rem_minmax(9rem,1fr)_minmax(14rem,2.4fr)_minmax(11rem,1.3fr)_6.5rem] lg:items-center lg:gap-x-4'
