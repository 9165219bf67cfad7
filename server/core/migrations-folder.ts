import { join } from 'node:path'

/** The steps that make the tables, one file each. */
export const migrationsFolder = join(import.meta.dirname, '../migrations')
