/** As the number of a certificate stands on the paper, easier to read out. */
export const printedNumber = (number: string): string => `${number.slice(0, 5)}-${number.slice(5)}`
