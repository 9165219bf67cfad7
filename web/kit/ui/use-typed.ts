import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** As long as letters follow one another within this time, somebody is typing. */
const restMs = 300

/**
 * What is typed stands in its field at once; `onRest` hears of it when the typing rests. `value` may follow as late as
 * it likes (an address is written when the browser has time) and takes no letter back; where it changes by itself,
 * as the back button does, the field follows it.
 */
export function useTyped(
  value: string,
  onRest: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  /** Told, but not yet come back as `value`; the newest last. */
  const told = useRef<string[]>([])

  const tell = useEffectEvent(() => {
    if (text === (told.current.at(-1) ?? value)) return
    told.current.push(text)
    onRest(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the waiting anew
  useEffect(() => {
    const timer = setTimeout(tell, restMs)
    return () => clearTimeout(timer)
  }, [text])

  useEffect(() => {
    const echo = told.current.indexOf(value)
    told.current = told.current.slice(echo + 1)
    if (echo >= 0) return
    told.current = []
    setText(value)
  }, [value])

  return [text, setText]
}
