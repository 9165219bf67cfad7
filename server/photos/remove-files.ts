import type { Services } from '../core/services.ts'
import { removePicture } from './photo-files.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    remove_photo: { id: string }
  }
}

/** The files of a photo whose row is gone; may run twice. */
export const removePhotoFiles = ({ files }: Services, { id }: { id: string }): Promise<void> =>
  removePicture(files, id)
