/**
 * Rows that are laid out each by itself must agree on their columns. Where the list has the room of a desk a row is one line, on a
 * phone or beside the map it is three.
 */
export const rowGrid =
  'flex flex-wrap items-center gap-x-3 @4xl:grid @4xl:grid-cols-[15rem_minmax(9rem,1fr)_minmax(14rem,2.4fr)_minmax(11rem,1.3fr)_6.5rem] @4xl:gap-x-4'
