import { useEffect } from 'react'
import { forget, keep, readKept } from '../api/storage.ts'

/** What was typed there before the page was loaded anew. */
export const keptWords = (place: string): string => String(readKept(place, 'tab') ?? '')

export const forgetWords = (place: string): void => forget(place, 'tab')

/** Keeps in its tab what is being typed, until it is sent (`forgetWords`): a phone may drop the page before that. */
export function useKeptWords(place: string, words: string): void {
  useEffect(() => {
    if (words) keep(place, words, 'tab')
    else forgetWords(place)
  }, [place, words])
}
