/** Where uploaded files are kept: a folder, or S3. A key is made by us: `photos/<uuid>.jpg`. */
export interface FileStore {
  /** Whole or not at all; the same key again replaces it. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Nothing happens when it is not there. */
  remove(key: string): Promise<void>
  /** All there are now, in no order. */
  list(): Promise<{ key: string; bytes: number }[]>
}

export const isFileKey = (key: string) => /^[a-z]+\/[a-z0-9-]+(\.[a-z]+)+$/.test(key)

/** Only keys of our own making, so that no name can lead out of the folder. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a file key: ${key}`)
  return key
}
