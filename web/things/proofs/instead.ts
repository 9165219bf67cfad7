/** What stands where a part of the page did not come. */
export const instead = { default: () => null }
