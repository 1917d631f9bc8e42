/** Validation rules of the specification, section 5, usable on both sides. */
export const ACCOUNT = /^[a-zA-Z][a-zA-Z0-9_]{2,14}$/
export const PASSWORD = /^[^&<>"'\r\n]{6,32}$/
export const MOBILE = /^1[3-9]\d{9}$/
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const COLOUR = /^#[0-9a-f]{6}$/i
/** A path on this site: what an image or file field stores (wire decision 3). */
export const RELATIVE_PATH = /^\/(?!\/)(?!.*\.\.)[\w./@%+-]{1,254}$/

/** Links the client opens in a new window instead of routing (spec 5). */
export function isExternal(link: string): boolean {
  return /^(https?|ftp|mailto|tel):/i.test(link)
}

/** Of child mode. */
export const PIN = /^\d{4,6}$/
