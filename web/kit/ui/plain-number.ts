/** "$1,250.50" as it is sent: "1250.50". A comma that ends no thousands stays: what it means, the reader says. */
export const plainNumber = (typed: string): string =>
  /^[\s$]*\d{1,3}(,\d{3})+(?![\d,])/.test(typed)
    ? typed.replace(/[\s$,]/g, '')
    : typed.replace(/[\s$]/g, '')
