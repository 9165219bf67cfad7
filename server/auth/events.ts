declare module '../core/events.ts' {
  interface EventPayloads {
    /** One session, or all of the account. */
    access_ended: { session: string } | null
  }
}

export {}
