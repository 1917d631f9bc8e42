import { useSite } from '../lib/use-site.ts'

/** Text that was written as Markdown; the server has rendered and sanitised it. Wide code scrolls, by keyboard too. */
export function Prose({ html }: { html: string }) {
  const { asset } = useSite()
  const ready = html
    .replace(/<pre(?![^>]*\btabindex=)/g, '<pre tabindex="0"')
    .replace(/(<(?:img|video|audio)\b[^>]*?\bsrc=")([^"]*)/g, (_, tag: string, src: string) => tag + asset(src))
  return <div className="prose" dangerouslySetInnerHTML={{ __html: ready }} />
}
