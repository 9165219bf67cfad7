/** Did the database refuse a row by this constraint or unique index? */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint

/** Did the database refuse a row by any of them? */
export const isViolation = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
