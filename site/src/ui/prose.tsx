/** Text that was written as Markdown; the server has rendered and sanitised it. Wide code scrolls, by keyboard too. */
export function Prose({ html }: { html: string }) {
  const scrollable = html.replace(/<pre(?![^>]*\btabindex=)/g, '<pre tabindex="0"')
  return <div className="prose" dangerouslySetInnerHTML={{ __html: scrollable }} />
}
