import { stackScratchBlocks } from './scratch-blocks.ts'
import { drawScratchJr } from './scratchjr-blocks.ts'

/** HTML that the server made of Markdown, as pages show it: Scratch and ScratchJr code as blocks, wide code scrolls by keyboard too, files come from where they are. */
export function proseHtml(html: string, asset: (path: string) => string): string {
  return drawScratchJr(stackScratchBlocks(html))
    .replace(/<pre(?![^>]*\btabindex=)/g, '<pre tabindex="0"')
    .replace(/(<(?:img|video|audio)\b[^>]*?\bsrc=")([^"]*)/g, (_, tag: string, src: string) => tag + asset(src))
}
