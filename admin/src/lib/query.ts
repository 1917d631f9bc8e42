import { QueryClient } from '@tanstack/react-query'
import { useSessionEnd } from '../stores/session-end.ts'

/**
 * No retries: the client has told the user already, and every screen offers to try again. Offline too everything is
 * tried, so that the client can say that the line is down instead of waiting in silence. A page whose session has ended
 * asks nothing of its own accord: the refusal would bring back the dialog that was put aside.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, networkMode: 'always', refetchOnWindowFocus: isInSession },
    mutations: { networkMode: 'always' },
  },
})

function isInSession(): boolean {
  return useSessionEnd.getState().account === null
}
