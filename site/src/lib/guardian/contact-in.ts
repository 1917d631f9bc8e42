import { isReached } from '../member/reached.ts'

/** What was typed as a call names it: a mobile number or an address of mail; undefined: it is neither. */
export function contactIn(
  typed: string,
): { type: 'mobile'; mobile: string } | { type: 'email'; email: string } | undefined {
  const contact = typed.trim()
  if (isReached('mobile', contact)) return { type: 'mobile', mobile: contact }
  return isReached('email', contact) ? { type: 'email', email: contact } : undefined
}
