import type { BoardNews } from '../asking/board-card.ts'

declare module '../core/events.ts' {
  interface EventPayloads {
    /** The card, where bidders see one photo more or less. */
    photo_added: BoardNews | null
    photo_removed: BoardNews | null
  }
}
