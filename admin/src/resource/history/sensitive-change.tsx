// Loaded when a change of sensitive data is first looked at.
import { useQuery } from '@tanstack/react-query'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import type { RowChanges } from '@tutu/contract/definition/history'
import { Alert, Drawer, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useDrawerPlace } from '../../kit/drawer-place.ts'
import { useText } from '../../kit/text.ts'
import { api } from '../../lib/api.ts'
import { definitionNamed } from '../../stores/definitions.ts'
import { rowName } from '../columns.tsx'
import type { RowPanelProps } from '../row-panels.ts'
import { Changes } from './changes.tsx'

type Told = { resource: string; changes: RowChanges }

/** What a sensitive field held, and what it holds since. */
export function SensitiveChange({ definition, row, open, onClose }: RowPanelProps) {
  const text = useText()
  const place = useDrawerPlace(open)
  const { data, error } = useQuery({
    queryKey: ['sensitive-change', row.id, text.language],
    queryFn: async ({ signal }) => {
      const path = `/admin/${controllerBase(definition)}/change`
      return (await api.post<Told>(path, { id: row.id }, { signal, showError: false })).data
    },
  })
  const module = data && definitionNamed(data.resource)
  const name = rowName(definition, row)
  return (
    <Drawer {...place} open={open} title={name} size={640} onClose={onClose}>
      {data && module ? (
        <>
          <p>
            <Link to={`/admin/${permissionNode(module)}?open=${String(row.row_id)}`}>
              {module.title[text.language]} · {name}
            </Link>
          </p>
          <Changes definition={module} changes={data.changes} />
        </>
      ) : (error ?? data) ? (
        <Alert type="error" showIcon title={error?.message ?? text('moduleGone')} />
      ) : (
        <Skeleton active paragraph={{ rows: 4 }} />
      )}
    </Drawer>
  )
}
