import { join } from 'node:path'
import type { Log } from '../log.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { s3Files } from './s3-files.ts'

/** S3 where `S3_URL` is set, else a folder of the data folder. */
export const openFiles = (
  { s3Url, dataDir }: { s3Url: string | undefined; dataDir: string },
  log: Log,
): FileStore => (s3Url ? s3Files(s3Url, log) : diskFiles(join(dataDir, 'files')))
