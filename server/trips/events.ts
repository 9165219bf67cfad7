declare module '../core/events.ts' {
  interface EventPayloads {
    /** Which of them: its streams end. */
    link_revoked: { link: string }
  }
}

export {}
