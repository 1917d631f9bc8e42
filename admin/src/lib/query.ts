import { QueryClient } from '@tanstack/react-query'

/**
 * No retries: the client has told the user already, and every screen offers to try again. Offline too everything is
 * tried, so that the client can say that the line is down instead of waiting in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})
