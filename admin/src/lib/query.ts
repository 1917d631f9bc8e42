import { QueryClient } from '@tanstack/react-query'

/** No retries: the client has told the user already, and every screen offers to try again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 15_000 } },
})
