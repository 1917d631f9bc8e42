// Fetched when a list is first gone to: the pages before it have no use for what reads a list's address.
import { queryClient } from '../lib/query.ts'
import { openingQuery } from '../resource/list-query.ts'
import { useNavTabs } from '../stores/nav-tabs.ts'
import { useSessionEnd } from '../stores/session-end.ts'
import { screenAt } from './screen-at.ts'

/**
 * The rows of the list at an address, where there is one, are in the cache or said to be unreachable. What has been there
 * is shown as it was: its screen asks whether it still is. Nothing is asked where nobody is signed in.
 */
export async function fetchList({ pathname, searchParams }: URL): Promise<void> {
  if (useSessionEnd.getState().account) return
  const screen = screenAt(pathname, useNavTabs.getState().menus ?? [])
  const query = screen.kind === 'resource' ? openingQuery(screen.definition, searchParams) : undefined
  if (query && !queryClient.getQueryData(query.queryKey)) await queryClient.prefetchQuery(query)
}
