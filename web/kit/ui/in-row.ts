/**
 * A button beside the first one of a row (`@container/row`), as classes: its sign stands for its words, which are read aloud all
 * the same. `narrow` keeps the words where the row is wide.
 */
export const inRow = {
  always: {
    button: '@min-[1rem]/row:grow-0! @min-[1rem]/row:gap-0 @min-[1rem]/row:px-3.5',
    label: '@min-[1rem]/row:sr-only',
  },
  narrow: {
    button: '@min-[1rem]/row:px-3 @max-2xl/row:gap-0 @max-2xl/row:px-3.5',
    label: '@max-2xl/row:sr-only',
  },
}
