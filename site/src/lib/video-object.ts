import type { useSite } from './use-site.ts'

type Told = { title: string; description: string; video: string; cover: string | null }

/** schema.org/VideoObject of a film on one of our pages, as search engines read it. */
export function videoObject(
  { title, description, video, cover }: Told,
  { asset, origin }: Pick<ReturnType<typeof useSite>, 'asset' | 'origin'>,
) {
  const absolute = (path: string): string => new URL(asset(path), origin).href
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    contentUrl: absolute(video),
    thumbnailUrl: cover ? absolute(cover) : undefined,
  }
}
