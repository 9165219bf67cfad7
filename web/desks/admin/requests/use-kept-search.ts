import { useLocation } from 'react-router'

/**
 * What was searched here, for who comes back from a request that it found: in this entry of the history, not in the address,
 * since it is somebody's number. The router hears of it when it comes back; a way that it is just on stays as it is.
 */
export function useKeptSearch() {
  const { state } = useLocation()
  return { kept: wordsIn(state), keep }
}

const keep = (search: string) =>
  history.replaceState({ ...history.state, usr: search ? { search } : null }, '')

const wordsIn = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'search' in state &&
  typeof state.search === 'string'
    ? state.search
    : ''
