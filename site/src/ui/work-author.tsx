import { useSite } from '../lib/use-site.ts'

/** Who made a work: a picture, where there is one, and a name. */
export function WorkAuthor({
  of: { author, author_avatar: avatar },
}: {
  of: { author: string; author_avatar: string | null }
}) {
  const { asset } = useSite()
  return (
    <span className="work-author">
      {avatar && <img src={asset(avatar)} alt="" width={32} height={32} loading="lazy" />}
      {author}
    </span>
  )
}
