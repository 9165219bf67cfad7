import { useMutation } from '@tanstack/react-query'
import { saveBlob } from '../ui/save-blob.ts'

/** Saves what is read as a file of that name. A link cannot carry a guest's token, so it is fetched. */
export const useSaveFile = (read: () => Promise<Blob>, name: string) =>
  useMutation({ mutationFn: read, onSuccess: (file) => saveBlob(file, name) })
