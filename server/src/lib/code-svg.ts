/** A QR code of a text, as an SVG that stands by itself: dark on white whatever the theme, since cameras want it so. */
export async function createCodeSvg(text: string): Promise<string> {
  // Loaded with the first code: a start must not wait for it.
  const { renderSVG } = await import('uqr')
  return renderSVG(text, { ecc: 'M', border: 2, blackColor: '#22303c', whiteColor: '#ffffff' })
}
