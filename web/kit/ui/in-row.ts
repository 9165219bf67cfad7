/**
 * A button beside the first one of a row (`@container/row`), as classes: its sign stands for its words, which are read aloud all
 * the same. `narrow` keeps the words where the row is wide.
 */
export const inRow = {
  always: { button: '@3xs/row:grow-0! @3xs/row:gap-0 @3xs/row:px-4', label: '@3xs/row:sr-only' },
  narrow: {
    button: '@3xs/row:px-3 @max-2xl/row:gap-0 @max-2xl/row:px-4',
    label: '@max-2xl/row:sr-only',
  },
}
