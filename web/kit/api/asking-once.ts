/** Asks by `ask`; who wants to know while an answer is awaited gets that one. */
export function askingOnce(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}
