import { csvOf } from '../save-csv.ts'
import type { ImportKind } from './use-import.ts'

const columns: Record<ImportKind, readonly string[]> = {
  drivers: [
    'full name',
    'phone',
    'username',
    'license number',
    'vehicle info',
    'current location',
    'spending limit',
  ],
  units: [
    'unit number',
    'kind',
    'vin',
    'plate',
    'plate state',
    'year',
    'make',
    'model',
    'tire sizes',
    'notes',
    'driver username',
  ],
}

/** An empty table with the columns that the import knows. */
export const templateOf = (kind: ImportKind): string => csvOf([columns[kind]])
