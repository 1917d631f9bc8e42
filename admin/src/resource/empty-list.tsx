import { PlusOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { aOneOf, manyOf } from '@tutu/contract/definition/row-names'
import { Button, Empty } from 'antd'
import { type ReactElement, useMemo } from 'react'
import { Mascot } from '../kit/mascot.tsx'
import { useText } from '../kit/text.ts'

type Props = {
  definition: Definition
  /** In the place of what the definition says. */
  said?: string | undefined
  /** Present where rows may be there that the conditions leave out. */
  onClear: (() => void) | undefined
  /** Present where the caller may add a row. */
  onAdd: (() => void) | undefined
}

/** What stands in the place of rows, and what to do next; the same element until it says something else. */
export function useEmptyList({ definition, said, onClear, onAdd }: Props): ReactElement {
  return useMemo(
    () => <EmptyList definition={definition} said={said} onClear={onClear} onAdd={onAdd} />,
    [definition, onAdd, onClear, said],
  )
}

function EmptyList({ definition, said, onClear, onAdd }: Props) {
  const text = useText()
  if (onClear)
    return (
      <Empty className="empty-list" image={<Mascot pose="puzzled" />} description={text('notFound')}>
        <Button onClick={onClear}>{text('clearFilters')}</Button>
      </Empty>
    )
  return (
    <Empty
      className="empty-list"
      image={<Mascot pose="asleep" />}
      description={
        said ?? definition.empty?.[text.language] ?? text('empty', { many: manyOf(definition, text.language) })
      }
    >
      {onAdd && (
        <Button icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {text('addOne', { one: aOneOf(definition, text.language) })}
        </Button>
      )}
    </Empty>
  )
}
