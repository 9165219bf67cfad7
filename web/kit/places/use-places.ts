import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useDebounced } from '../ui/use-debounced.ts'
import { findByWords } from './find-places.ts'
import {
  completionsOf,
  shortestPlace,
  type Understanding,
  understandPlace,
} from './understand-place.ts'

const typingPauseMs = 250

/** What a typed place may mean, looked up while it is typed. */
export function usePlaces(text: string) {
  const typed = text.trim()
  const settled = useDebounced(typed, typingPauseMs)
  const isLongEnough = settled.length >= shortestPlace - 1
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: [findByWords.path, settled],
    queryFn: ({ signal }) => call(findByWords, { query: { q: settled }, signal }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  const places = data ?? []
  const isCurrent = typed === settled && !isPlaceholderData
  const completions = isLongEnough ? completionsOf(typed, places) : []
  return { completions, understanding: understandingNow() }

  function understandingNow(): Understanding {
    if (typed.length < shortestPlace) return { kind: 'nothing' }
    if (isError && typed === settled) return { kind: 'unchecked' }
    if (!data || !isCurrent) return { kind: 'looking' }
    return understandPlace(typed, places)
  }
}
