import { useLocation } from 'react-router'
import { noteSearched } from './last-list.ts'

/**
 * What was searched here, for who comes back from what it found: in this entry of the history, not in the address, since it is
 * somebody's number. The router hears of it when it comes back; a way that it is just on stays as it is.
 */
export function useKeptSearch() {
  const { state } = useLocation()
  return { kept: wordsIn(state), keep }
}

function keep(search: string): void {
  const state = search ? { search } : null
  history.replaceState({ ...history.state, usr: state }, '')
  noteSearched(state)
}

const wordsIn = (state: unknown): string =>
  typeof state === 'object' &&
  state !== null &&
  'search' in state &&
  typeof state.search === 'string'
    ? state.search
    : ''
