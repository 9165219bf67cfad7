declare module '../../core/events.ts' {
  interface EventPayloads {
    /** `link`: where the shop connects it anew. */
    fleet_feed_refused: { link: string }
  }
}

export {}
