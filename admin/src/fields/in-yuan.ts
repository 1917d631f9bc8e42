/** An amount as the wire and searches write it, with its sign. */
export const inYuan = (amount: string): string => amount.replace(/^-?(?=\d)/, '$&¥')
