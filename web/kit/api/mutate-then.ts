/** A mutation, as far as it is sent and followed. */
export interface Deed<Body, Answer> {
  mutateAsync: (body: Body) => Promise<Answer>
}

/**
 * Sends a deed and goes on once it is done, though its own news may have taken the button off the page before the
 * answer came: what is given to `mutate` would not be called then. A refusal stands in the deed's `error`.
 */
export function mutateThen<Body, Answer>(
  deed: Deed<Body, Answer>,
  body: NoInfer<Body>,
  onDone: (answer: NoInfer<Answer>) => void,
): void {
  deed.mutateAsync(body).then(onDone, () => {})
}
