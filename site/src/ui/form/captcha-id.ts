/** 32 hexadecimal digits. `crypto.randomUUID` is missing where the site is served without TLS in a local network. */
export function newCaptchaId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
