export interface Item {
  id: string
}

export interface Shelf<T extends Item> {
  all(): Promise<T[]>
  put(item: T): Promise<void>
  remove(id: string): Promise<void>
}

/**
 * A shelf of things with an id in the browser's database (IndexedDB), which also holds files. Where the browser keeps
 * nothing, a private window perhaps, the page itself holds them while it is open.
 */
export function openShelf<T extends Item>(name: string): Shelf<T> {
  const inPage = new Map<string, T>()
  let opening: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' })
      request.onsuccess = () => {
        // Another hand, or another window, takes the shelf away.
        request.result.onversionchange = () => {
          request.result.close()
          opening = undefined
        }
        resolve(request.result)
      }
      request.onerror = () => reject(request.error)
      request.onblocked = () => reject(new Error('blocked'))
    })
    return opening
  }

  async function run<R>(
    mode: IDBTransactionMode,
    deed: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<R> {
    const transaction = (await open()).transaction(name, mode)
    const request = deed(transaction.objectStore(name))
    return new Promise((resolve, reject) => {
      // Only the end of the transaction means that it is on the disk.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    async all() {
      const kept = await run<T[]>('readonly', (store) => store.getAll()).catch(() => [])
      const there = new Set(kept.map(({ id }) => id))
      return [...kept, ...[...inPage.values()].filter(({ id }) => !there.has(id))]
    },
    async put(item) {
      await run('readwrite', (store) => store.put(item)).then(
        () => inPage.delete(item.id),
        () => inPage.set(item.id, item),
      )
    },
    async remove(id) {
      inPage.delete(id)
      await run('readwrite', (store) => store.delete(id)).catch(() => {})
    },
  }
}
