import { useState } from 'react'
import { codeOf } from './api-error.ts'

type Fields = Readonly<Record<string, unknown>>

interface Sender<Answer> {
  mutate: (body: never, then?: Then<Answer>) => void
  isPending: boolean
  isSuccess: boolean
  error: Error | null
  reset: () => void
}
interface Then<Answer> {
  onSuccess: (answer: Answer) => void
  onError: (error: Error) => void
}

/**
 * Sends of a form's fields only those that are other than when it was filled, with what stood there: so that two people
 * of one shop or fleet do not undo each other's changes. Once the server has shown what stands there now, the next press means it.
 */
export function useOwnChanges<Body extends object, Answer extends object>(
  record: Answer,
  send: Omit<Sender<Answer>, 'mutate'> & { mutate: (body: Body, then: Then<Answer>) => void },
) {
  const [filledWith, setFilledWith] = useState(fieldsOf(record))
  const [isShown, setShown] = useState(false)
  return {
    ...send,
    /** Begins again with what stands there now. */
    reset() {
      setFilledWith(fieldsOf(record))
      setShown(false)
      send.reset()
    },
    mutate(body: Body, then: Then<Answer>) {
      const own = Object.entries(body).filter(([name, value]) => !isSame(value, filledWith[name]))
      const seen: Fields = isShown ? fieldsOf(record) : filledWith
      const sent = {
        ...Object.fromEntries(own),
        seen: Object.fromEntries(
          own.filter(([name]) => name in seen).map(([name]) => [name, seen[name]]),
        ),
      }
      // What was taken out of a body leaves a body of the same kind: all of its fields are optional.
      send.mutate(sent as unknown as Body, {
        onSuccess: (saved) => {
          setFilledWith(fieldsOf(saved))
          setShown(false)
          then.onSuccess(saved)
        },
        onError: (error) => {
          setShown(codeOf(error) === 'changed_meanwhile')
          then.onError(error)
        },
      })
    },
  }
}

const fieldsOf = (record: object): Fields => Object.fromEntries(Object.entries(record))

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one || null) === JSON.stringify(other || null)
