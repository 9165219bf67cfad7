import { useCallback } from 'react'
import { seeRequests } from '#contract/waiting.ts'
import { call } from '../../../kit/api/call.ts'

/** What stands in front of somebody's eyes for so long has been looked at. */
const lookMs = 2000
/** Several cards of one screen are told together. */
const togetherMs = 500

const told = new Set<string>()
const untold = new Set<string>()

/** For the part of a card that says what it is: once it has been looked at, who asked is told that somebody has. */
export const useSeen = (id: string) =>
  useCallback(
    (element: HTMLElement) => {
      if (told.has(id)) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isInView = false
      // A tab in the background shows its cards to nobody: the time runs anew when it is brought forward.
      function wait() {
        clearTimeout(timer)
        if (isInView && document.visibilityState === 'visible')
          timer = setTimeout(() => {
            end()
            look(id)
          }, lookMs)
      }
      function end() {
        clearTimeout(timer)
        observer.disconnect()
        document.removeEventListener('visibilitychange', wait)
      }
      const observer = new IntersectionObserver(([entry]) => {
        isInView = entry?.isIntersecting ?? false
        wait()
      })
      observer.observe(element)
      document.addEventListener('visibilitychange', wait)
      return end
    },
    [id],
  )

function look(id: string) {
  if (told.has(id)) return
  told.add(id)
  if (untold.size === 0) setTimeout(tell, togetherMs)
  untold.add(id)
}

function tell() {
  const ids = [...untold].slice(0, 50)
  untold.clear()
  // Who looks waits for nothing; a lost word is said again when the card is looked at anew.
  call(seeRequests, { body: { ids } }).catch(() => {
    for (const id of ids) told.delete(id)
  })
}
