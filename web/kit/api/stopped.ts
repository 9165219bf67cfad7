/** Has the reader said that it is not to be sent any more? Whether it has arrived nobody knows. */
export const isStopped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
