/** Hue in degrees of a suffix, the same every time. */
const hueOf = (suffix: string): number => [...suffix].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 360

/**
 * A sheet of paper with a file's suffix on it, up to four letters. Decorative: the name stands beside it. A picture, so
 * that its letters are no part of the page's text.
 */
export function SuffixIcon({ suffix, size = 32 }: { suffix: string; size?: number }) {
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(sheet(suffix))}`}
      alt=""
      width={size}
      height={size}
      className="suffix-icon"
    />
  )
}

function sheet(suffix: string): string {
  const hue = hueOf(suffix)
  const letters = suffix.replace(/\W/g, '').slice(0, 4).toUpperCase() || '?'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<path d="M7 2h12l7 7v19a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z" fill="hsl(${hue} 45% 92%)"/>
<path d="M19 2l7 7h-6a1 1 0 0 1-1-1z" fill="hsl(${hue} 35% 78%)"/>
<path d="M3 15h26v10H3z" fill="hsl(${hue} 50% 34%)"/>
<text x="16" y="22.6" font-size="7.6" font-weight="700" text-anchor="middle" fill="#fff" font-family="sans-serif">${letters}</text>
</svg>`
}
