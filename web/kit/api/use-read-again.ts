import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** Gives what reads these lists again: for after a deed that has changed them. */
export function useReadAgain(...keys: readonly QueryKey[]): () => Promise<unknown> {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
