import type { Services } from '../core/services.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    remove_file: { key: string }
  }
}

/** A file whose row is gone; may run twice. */
export const removeFile = ({ files }: Services, { key }: { key: string }): Promise<void> =>
  files.remove(key)
