import { proseHtml } from '../lib/prose-html.ts'
import { useSite } from '../lib/use-site.ts'

/** Text that was written as Markdown; the server has rendered and sanitised it. */
export function Prose({ html }: { html: string }) {
  const { asset } = useSite()
  return <div className="prose" dangerouslySetInnerHTML={{ __html: proseHtml(html, asset) }} />
}
