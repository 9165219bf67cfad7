/** Where backups are kept. A name is of our own making: `roadcall-….gz`, `files/photos/<uuid>.jpg`. */
export interface BackupPlace {
  /** For people, without secrets. */
  title: string
  /** Where a file is written that is about to be kept here. */
  workFolder: string
  /** Bytes that are free; null where nobody can say. */
  room(): Promise<number | null>
  list(): Promise<{ name: string; bytes: number }[]>
  /** Takes a finished local file over, whole or not at all. */
  takeOver(name: string, path: string): Promise<void>
  put(name: string, bytes: Buffer): Promise<void>
  /** Null when it is not there. */
  get(name: string): Promise<Buffer | null>
  /** Gives the path of a local file with it, in the place itself or in `folder`; null when it is not there. */
  fetch(name: string, folder: string): Promise<string | null>
  remove(name: string): Promise<void>
}
