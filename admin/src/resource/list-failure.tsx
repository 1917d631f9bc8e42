import { QueryFailure } from '../kit/query-failure.tsx'
import { useText } from '../kit/text.ts'
import type { useList } from './use-list.ts'

/** Why rows could not be fetched; nothing while they are being asked for again. */
export function ListFailure({ answered }: { answered: ReturnType<typeof useList> }) {
  const text = useText()
  return answered.isError && !answered.isFetching ? <QueryFailure title={text('failed')} query={answered} /> : null
}
