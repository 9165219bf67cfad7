import { options } from 'preact'

/** What the web app calls React (preact.ts). */
export * from 'preact/compat'
export { default } from 'preact/compat'

/** Named by the router for the data routes that nobody uses here; Preact has none. */
export const useOptimistic = (state) => [state, () => {}]

// Preact runs effects after the next paint, which a busy phone puts off; as with React, those of what somebody does have run
// before the next thing is done: a form that has just become unsaved asks before it is left.
options.requestAnimationFrame = queueMicrotask
