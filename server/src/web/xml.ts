/** A text as it stands in XML: escaped, without the characters that XML 1.0 has no way to carry. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** `<name>text</name>`; nothing where there is no text. */
export function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}
