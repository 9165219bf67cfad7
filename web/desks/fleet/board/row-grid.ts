/** Rows that are laid out each by itself must agree on their columns. */
export const rowGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 lg:grid-cols-[10.5rem_minmax(8rem,1.1fr)_minmax(12rem,2.2fr)_minmax(10rem,1.4fr)_7rem] lg:gap-x-4'
