import { useNavTabs } from '../../stores/nav-tabs.ts'

const ROUTE = '/admin/routine/attachment'

/** Whether the caller may look through what others have uploaded. */
export function useMayBrowse(): boolean {
  return useNavTabs(({ authNode }) => authNode.get(ROUTE)?.has(`${ROUTE}/index`) ?? false)
}
