/**
 * Rows that are laid out each by itself must agree on their columns. Where the list has the room of a desk a row is one line, on a
 * phone or beside the map it is three. On a small desk what and where has the room, so that the town is read.
 */
export const rowGrid =
  'flex flex-wrap items-center gap-x-3 @4xl:grid @4xl:gap-x-2 @4xl:grid-cols-[12.5rem_minmax(9rem,1fr)_minmax(12rem,2.1fr)_minmax(9rem,1.05fr)_5rem] @min-[68rem]:gap-x-3 @min-[68rem]:grid-cols-[13rem_minmax(9rem,1.3fr)_minmax(12rem,1.8fr)_minmax(9rem,1fr)_5.5rem]'
