// Loaded when a parent is first chosen.
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { TreeParentField } from '@tutu/contract/fields/tree-parent'
import { useQuery } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useId, useMemo } from 'react'
import { api } from '../lib/api.ts'
import { useText } from '../kit/text.ts'
import { useAdminInfo } from '../stores/admin-info.ts'
import { asText, type InputProps, type Row } from '../kit/face.ts'

type ParentOption = { value: number; title: string; disabled: boolean; children: ParentOption[] }

/**
 * The tree of possible parents. A record can't go below itself, nor anything deeper than `maxDepth` levels
 * (the record's own subtree counted).
 */
export function parentTree(rows: readonly Row[], label: string, own: number | undefined, maxDepth: number) {
  const known = new Set(rows.map(({ id }) => id))
  // What stands below a row that the caller doesn't see comes first, as in lists.
  const placeOf = (row: Row) => (known.has(Number(row.pid)) ? Number(row.pid) : 0)
  const childrenOf = (pid: number) => rows.filter((row) => placeOf(row) === pid)
  const height = (id: number): number => 1 + Math.max(0, ...childrenOf(id).map((child) => height(child.id)))
  const ownHeight = own === undefined ? 1 : height(own)
  const build = (pid: number, depth: number, below: boolean): ParentOption[] =>
    childrenOf(pid).map((row) => {
      const inside = below || row.id === own
      return {
        value: row.id,
        title: asText(row[label]) || `#${row.id}`,
        disabled: inside || depth + ownHeight > maxDepth,
        children: build(row.id, depth + 1, inside),
      }
    })
  return build(0, 1, false)
}

function useTree(definition: Definition) {
  const { language } = useText()
  const caller = useId()
  const base = controllerBase(definition)
  return useQuery({
    queryKey: ['resource', base, 'tree', language],
    queryFn: ({ signal }) =>
      api.get<{ options?: Row[]; list?: Row[] }>(
        `/admin/${base}/index`,
        { select: 'true' },
        { caller: `tree${caller}`, signal },
      ),
  })
}

export function ParentSelect({ id, field, value, onChange, definition, row }: InputProps<TreeParentField>) {
  const text = useText()
  const { data, isFetching } = useTree(definition)
  const isSuper = useAdminInfo((admin) => admin.super)
  // A record that stands there already says so.
  const hasTop = field.top !== 'super' || isSuper || (row !== undefined && !Number(row.pid))
  const tree = useMemo(() => {
    const rows = data?.options ?? data?.list ?? []
    const children = parentTree(rows, definition.label, row?.id, field.maxDepth ?? 5)
    return hasTop ? [{ value: 0, title: text('topLevel'), disabled: false, children }] : children
  }, [data, definition.label, field.maxDepth, row?.id, hasTop, text])
  return (
    <TreeSelect
      id={id}
      value={Number(value) || (hasTop ? 0 : undefined)}
      treeData={tree}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      loading={isFetching}
      style={{ width: '100%' }}
      onChange={(next: number) => onChange(next)}
    />
  )
}
