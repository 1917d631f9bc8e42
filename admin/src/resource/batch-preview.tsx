import type { BatchPreview } from '@tutu/contract/definition/batch-edit'
import { Alert } from 'antd'
import { useText } from '../kit/text.ts'

const NAMED_MAX = 20

/** What a change of many rows would do, said before it is done. */
export function BatchPreviewList({ preview: { rows, already, refused } }: { preview: BatchPreview }) {
  const text = useText()
  const more = refused.length - NAMED_MAX
  return (
    <div role="status" className="batch-preview">
      <strong>{text('batchWill', { count: rows.length })}</strong>
      {already > 0 && <span>{text('batchAlready', { count: already })}</span>}
      {refused.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={text('batchRefused', { count: refused.length })}
          description={
            <ul className="deletion-effects">
              {refused.slice(0, NAMED_MAX).map(({ id, name, reason }) => (
                <li key={id}>{text('batchReason', { name, reason })}</li>
              ))}
              {more > 0 && <li>{text('andMore', { count: more })}</li>}
            </ul>
          }
        />
      )}
    </div>
  )
}
