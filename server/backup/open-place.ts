import { join } from 'node:path'
import { bucketPlace } from './bucket-place.ts'
import { folderPlace } from './folder-place.ts'
import type { BackupPlace } from './place.ts'

export type PlaceOfBackups = { folder: string } | { bucket: string }

export const openPlace = (place: PlaceOfBackups): BackupPlace =>
  'bucket' in place ? bucketPlace(place.bucket) : folderPlace(place.folder)

/** Where backups go when nobody has said where. */
export const ownFolder = (dataDir: string): PlaceOfBackups => ({ folder: join(dataDir, 'backups') })
