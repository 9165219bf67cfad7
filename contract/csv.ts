/** It is a number and no formula: a refund has to be counted in a sum. */
const isNumber = /^-\d+(?:\.\d+)?$/

/**
 * A cell that no spreadsheet runs as a formula: one that would begin with such a sign is text. Also inside the cell,
 * wherever a spreadsheet of another country, which splits at semicolons, would begin a cell of its own.
 */
export const plainCell = (text: string): string =>
  isNumber.test(text) ? text : text.replace(/(^|[;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
