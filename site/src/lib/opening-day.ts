import { dayText } from './day-text.ts'
import type { SiteContext } from './site-context.ts'

/**
 * The day a course opens, for whoever reads it; undefined where it is open. Its pages are made anew on that day (the server's job
 * `courses-open`).
 */
export function openingDay(
  { publishtime }: { publishtime: number | null },
  { now, language }: Pick<SiteContext, 'now' | 'language'>,
): string | undefined {
  return publishtime !== null && publishtime > now ? dayText(publishtime, language) : undefined
}
