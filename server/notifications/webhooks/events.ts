declare module '../../core/events.ts' {
  interface EventPayloads {
    /** Which host, and whose people are told. */
    webhook_stopped: { host: string; isGone: boolean; users: string[]; link: string }
  }
}

export {}
