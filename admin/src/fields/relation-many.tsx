import { joinKey } from '@tutu/contract/definition/define-resource'
import type { RelationManyField } from '@tutu/contract/fields/relation-many'
import { Tag } from 'antd'
import { useText } from '../kit/text.ts'
import { asList, asText, type CellProps, type FieldFace, type InputProps, type Row } from '../kit/face.ts'
import { RelationSearch } from './relation.tsx'
import { RemoteSelect } from './remote-select.tsx'
import { calledIn, relationTarget } from './target.ts'

function RelationManyInput({ id, name, field, value, onChange, row }: InputProps<RelationManyField>) {
  const text = useText()
  return (
    <RemoteSelect
      id={id}
      to={field.to}
      multiple
      value={asList<number>(value)}
      joined={asList<Row>(row?.[joinKey(name)])}
      allowClear
      placeholder={text('choose')}
      onChange={onChange}
    />
  )
}

function RelationManyCell({ name, field, row }: CellProps<RelationManyField>) {
  const target = relationTarget(field.to)
  return (
    <span className="cell-tags">
      {asList<Row>(row[joinKey(name)]).map((joined) => {
        const colour = target.colour && asText(joined[target.colour])
        return (
          <Tag key={joined.id}>
            {colour && <span className="colour-dot" style={{ background: colour }} />}
            {calledIn(target, joined)}
          </Tag>
        )
      })}
    </span>
  )
}

export const relationMany: FieldFace<RelationManyField> = {
  Input: RelationManyInput,
  Cell: RelationManyCell,
  Search: RelationSearch,
  width: 200,
  initial: (stored) => asList<number>(stored),
  chosen: true,
}
