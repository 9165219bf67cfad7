declare module '../core/events.ts' {
  interface EventPayloads {
    review_hidden: { reason: string }
    review_shown: { reason: string }
  }
}

export {}
