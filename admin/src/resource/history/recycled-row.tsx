// Loaded when a deleted record is first looked at.
import { useQuery } from '@tanstack/react-query'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { Alert, Drawer, Skeleton } from 'antd'
import { useDrawerPlace } from '../../kit/drawer-place.ts'
import type { Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { api } from '../../lib/api.ts'
import { definitionNamed } from '../../stores/definitions.ts'
import { RowDetails } from '../row-details.tsx'
import type { RowPanelProps } from '../row-panels.ts'

/** What a record of the recycle bin held. */
export function RecycledRow({ definition, row, open, onClose }: RowPanelProps) {
  const text = useText()
  const place = useDrawerPlace(open)
  const { data, error } = useQuery({
    queryKey: ['recycled', row.id],
    queryFn: async ({ signal }) => {
      const path = `/admin/${controllerBase(definition)}/look`
      return (await api.post<{ resource: string; row: Row }>(path, { id: row.id }, { signal, showError: false })).data
    },
  })
  const module = data && definitionNamed(data.resource)
  if (data && module) return <RowDetails definition={module} row={data.row} open={open} onClose={onClose} />
  return (
    <Drawer {...place} open={open} title={definition.commands?.look?.label[text.language]} size={640} onClose={onClose}>
      {(error ?? data) ? (
        <Alert type="error" showIcon title={error?.message ?? text('moduleGone')} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Drawer>
  )
}
