import { useState } from 'react'
import { useDebounced } from './use-debounced.ts'

/** As long as letters follow one another within this time, somebody is typing. */
const restMs = 250

interface Searched {
  /** What is looked for: null until somebody looks for something. */
  wanted: string | null
  type: (text: string) => void
  /** What was found is not for what stands in the field now. */
  isTyping: boolean
}

/** What is typed into a list that is searched elsewhere, once the typing rests. */
export function useSearched(): Searched {
  const [text, type] = useState<string | null>(null)
  const settled = useDebounced(text, restMs)
  // The first look waits for nothing.
  const wanted = text === null ? null : text === '' ? '' : (settled ?? '')
  return { wanted: wanted?.trim() ?? null, type, isTyping: text !== null && text !== wanted }
}
