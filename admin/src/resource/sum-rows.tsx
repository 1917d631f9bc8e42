// Loaded where a column of a list is added up.
import { IDS_MAX } from '@tutu/contract/core/constants'
import type { Language } from '@tutu/contract/core/languages'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { SUM_MAX, type Sums } from '@tutu/contract/definition/sums'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Table } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { faceOf } from '../fields/index.ts'
import { useText } from '../kit/text.ts'
import { api } from '../lib/api.ts'
import type { ListState } from './list-state.ts'
import { filterParams } from './search-params.ts'

type Props = {
  definition: Definition
  state: ListState
  selected: readonly number[]
  /** Fields that are added up, of those in sight. */
  summed: readonly string[]
  /** Keys of all columns, as they stand in the table. */
  columns: readonly string[]
}

/** Below a list: what all rows under its filter come to together, on whichever page they are, and the chosen ones. */
export function SumRows({ definition, state, selected, summed, columns }: Props) {
  const text = useText()
  const narrowed = useMemo(() => ({ ...filterParams(definition, state), order: undefined }), [definition, state])
  const all = useSums(definition, narrowed, true)
  const isChosen = selected.length > 0 && selected.length <= IDS_MAX
  const chosen = useSums(definition, { ids: selected }, isChosen)
  const first = columns.findIndex((key) => summed.includes(key))

  const line = (label: ReactNode, sums: Record<string, string> | null | undefined) => (
    <Table.Summary.Row className="sum-row">
      {first > 0 && (
        <Table.Summary.Cell index={0} colSpan={first}>
          {label}
        </Table.Summary.Cell>
      )}
      {columns.slice(first).map((key, at) => {
        const field = summed.includes(key) ? definition.fields[key] : undefined
        const { Cell, atEnd } = field ? faceOf(field) : {}
        return (
          <Table.Summary.Cell key={key} index={first + at} {...(field && atEnd?.(field) && { align: 'right' })}>
            {first === 0 && at === 0 && <>{label} </>}
            {field && Cell && sums && (
              <>
                {summedAs(field, text.language)}
                <Cell name={key} field={field} value={sums[key]} row={{ id: 0 }} rowName="" definition={definition} />
              </>
            )}
          </Table.Summary.Cell>
        )
      })}
    </Table.Summary.Row>
  )

  const retry = (
    <>
      {text('sumFailed')}
      <Button type="link" size="small" onClick={() => void all.refetch()}>
        {text('retry')}
      </Button>
    </>
  )
  const told = ({ count, sums }: Sums) =>
    line(sums ? text('sumAll', { count }) : text('sumTooMany', { max: SUM_MAX }), sums)
  return (
    <>
      {all.isError && !all.isFetching ? line(retry, null) : all.data && told(all.data)}
      {isChosen && chosen.data && line(text('sumChosen', { count: chosen.data.count }), chosen.data.sums)}
    </>
  )
}

/** What the sum is of, where not every row of the column counts. */
function summedAs({ table }: Field, language: Language): ReactNode {
  const { sum } = table || {}
  return typeof sum === 'object' && <small>{sum.label[language]}</small>
}

function useSums(definition: Definition, params: Record<string, unknown>, enabled: boolean) {
  const base = controllerBase(definition)
  return useQuery({
    queryKey: ['resource', base, 'sums', params],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<Sums>(`/admin/${base}/sums`, params, { signal, showError: false }),
  })
}
