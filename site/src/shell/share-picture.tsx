import { renderToStaticMarkup } from 'react-dom/server'
import { HeroScene } from '../ui/hero-scene.tsx'

/** The picture that links to the site are shown with, 1200 × 630, as an SVG text that stands by itself. */
export function drawSharePicture(): string {
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <rect width="1200" height="630" fill="#FFF3DF" />
      <svg x="150" y="16" width="900" height="600" viewBox="0 0 720 480">
        <HeroScene />
      </svg>
    </svg>,
  )
  // Outside a page there are no themes.
  return markup.replace(/var\(--[\w-]+, ?(#\w+)\)/g, '$1')
}
