import { Alert, Button } from 'antd'
import { useText } from '../kit/text.ts'
import type { useList } from './use-list.ts'

/** Why rows could not be fetched, in their own place, with a way to try again. */
export function ListFailure({ answered }: { answered: ReturnType<typeof useList> }) {
  const text = useText()
  const { isError, isFetching, error, refetch } = answered
  if (!isError || isFetching) return null
  return (
    <Alert
      type="error"
      showIcon
      title={text('failed')}
      description={error.message}
      action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
    />
  )
}
