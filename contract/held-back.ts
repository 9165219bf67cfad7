/**
 * Stands where a phone number, an address or a link was taken out of what somebody typed (rules C10). A mark of no
 * language, since the text is kept with it; pages say there what it means.
 */
export const heldBack = '[…]'
