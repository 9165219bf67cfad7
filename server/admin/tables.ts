declare module '../platform/db/tables.ts' {
  interface Tables {
    /** `day` as the admins' clock has it, "2026-12-24". */
    desk_mornings: { day: string; at: Date }
  }
}

export {}
