import { untilAnswered } from './until-answered.ts'

const tries = 5

/** Loads a script through a network that comes and goes: a few tries while there is one, and without one as is said. Throws a TypeError where it did not come. */
export function patiently<T>(
  load: () => Promise<T>,
  { withoutNetwork }: { withoutNetwork: 'waits' | 'fails' },
): Promise<T> {
  const givenUp = new AbortController()
  let lost = 0
  return untilAnswered(load, {
    signal: givenUp.signal,
    onLost() {
      if (navigator.onLine ? ++lost >= tries : withoutNetwork === 'fails')
        givenUp.abort(new TypeError('It did not come'))
    },
  })
}
