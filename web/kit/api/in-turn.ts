/** Takes deeds one after the other, in the order in which they were given; what one of them throws is its caller's. */
export function inTurn(): <T>(deed: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (deed) => {
    const mine = last.then(deed)
    last = mine.catch(() => {})
    return mine
  }
}
