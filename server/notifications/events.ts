declare module '../core/events.ts' {
  interface EventPayloads {
    /** Whose list of notifications has grown. */
    notified: { users: string[] }
  }
}

export {}
