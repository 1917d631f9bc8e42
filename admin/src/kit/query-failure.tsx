import { Alert, Button } from 'antd'
import { useText } from './text.ts'

type Props = {
  /** What could not be fetched, in words. */
  title: string
  query: { error: Error | null; refetch: () => Promise<unknown> }
}

/** Why something could not be fetched, in its own place, with a way to try again. */
export function QueryFailure({ title, query: { error, refetch } }: Props) {
  const text = useText()
  return (
    <Alert
      type="error"
      showIcon
      title={title}
      description={error?.message}
      action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
    />
  )
}
