import type { BatchFieldChange, BatchPreview } from '@tutu/contract/definition/batch-edit'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { Alert } from 'antd'
import { useText } from '../kit/text.ts'
import { FieldChange } from './history/changes.tsx'

const NAMED_MAX = 20

/** What a change of many rows would do, said before it is done. */
export function BatchPreviewList({ definition, preview }: { definition: Definition; preview: BatchPreview }) {
  const { rows, changes, already, refused } = preview
  const text = useText()
  const more = refused.length - NAMED_MAX
  return (
    <div role="status" className="batch-preview">
      <strong>{text('batchWill', { count: rows.length })}</strong>
      {changes.map((one) => (
        <OldAndNew key={one.field} definition={definition} {...one} />
      ))}
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

/** What rows hold in a field, how many of them, and what they would. */
function OldAndNew({ definition, field: name, from, more }: BatchFieldChange & { definition: Definition }) {
  const text = useText()
  const field = definition.fields[name]!
  return (
    <section aria-label={field.label[text.language]}>
      <strong>{field.label[text.language]}</strong>
      <ul className="deletion-effects">
        {from.map(({ count, change: { before, after } }, index) => (
          <li key={index}>
            {text('batchFrom', { count })}
            <FieldChange definition={definition} name={name} field={field} before={before} after={after} />
          </li>
        ))}
        {more > 0 && <li>{text('batchMoreValues', { count: more })}</li>}
      </ul>
    </section>
  )
}
