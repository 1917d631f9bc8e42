const DIGITS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * Whether a text, in capital letters, is a number that invoices name an organisation by: a unified social credit code with its check
 * digit (GB 32100-2015), or one of the 15 or 20 characters that some still have from before.
 */
export function isTaxNumber(text: string): boolean {
  if (/^(?:[0-9A-Z]{15}|[0-9A-Z]{20})$/.test(text)) return true
  if (text.length !== 18) return false
  const values = [...text].map((one) => DIGITS.indexOf(one))
  if (values.includes(-1)) return false
  let weight = 1
  let sum = 0
  for (const value of values.slice(0, 17)) {
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return values[17] === (31 - (sum % 31)) % 31
}
