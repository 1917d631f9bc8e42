/** As people write numbers: '１，２００' → '1200', digits of any width, without the commas that group them. What is none comes back trimmed. */
export function plainNumber(text: string): string {
  const plain = text.normalize('NFKC').trim()
  return /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}
