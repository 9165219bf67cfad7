/** Asks for the password again, and says whether it came: the dialog of a page on which something dangerous is done. */
export const proof: { ask?: (() => Promise<boolean>) | undefined } = {}
