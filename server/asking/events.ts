import type { BoardNews } from './board-card.ts'

declare module '../core/events.ts' {
  interface EventPayloads {
    request_opened: BoardNews
    request_alerted: BoardNews
    request_withheld: BoardNews
    request_put_back: BoardNews
  }
}
