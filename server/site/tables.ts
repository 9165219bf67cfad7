import type { ColumnType } from 'kysely'
import type { FigureId } from '#contract/figures.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    site_figures: {
      id: FigureId
      value: string
      is_shown: boolean
      changed_at: Date
      changed_by: string
    }
    platform_settings: {
      name: string
      value: ColumnType<unknown, string, string>
      changed_at: Date
      changed_by: string
    }
  }
}
