import type { Side } from '#contract/photos.ts'

declare module '../core/events.ts' {
  interface EventPayloads {
    /** Who wrote. */
    message_sent: { side: Side }
  }
}
