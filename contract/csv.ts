/**
 * A cell that no spreadsheet runs as a formula: one that would begin with such a sign is text. Also inside the cell,
 * wherever a spreadsheet of another country, which splits at semicolons, would begin a cell of its own.
 */
export const plainCell = (text: string): string =>
  text.replace(/(^|[;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
