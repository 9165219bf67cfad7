import { useRef } from 'react'
import { isAnswered } from './answered-keys.ts'
import { newKey } from './call.ts'

/**
 * Gives the same key for the same body until that is answered, so that sending it again after a lost answer does nothing twice (rules
 * C23), and saying the same once more later does something.
 */
export function useKeyOf(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.text !== text || isAnswered(last.current.key))
      last.current = { text, key: newKey() }
    return last.current.key
  }
}
