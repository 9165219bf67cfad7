export const pageContent = () => document.getElementById('main')

/** Puts the focus on the content of the page, where what had it has gone; nothing moves. */
export const focusContent = (): void => pageContent()?.focus({ preventScroll: true })
