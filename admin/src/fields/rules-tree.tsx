// Loaded when rights are first given.
import { useQuery } from '@tanstack/react-query'
import type { RulesField } from '@tutu/contract/fields/rules'
import { Alert, Button, Flex, Skeleton, Switch, Tag, theme, Tree } from 'antd'
import { useId, useMemo, useState } from 'react'
import { api } from '../lib/api.ts'
import { useText } from '../kit/text.ts'
import { useAdminInfo } from '../stores/admin-info.ts'
import { asList, type InputProps } from '../kit/face.ts'
import { EVERYTHING, heldLeaves, type Rule, type RuleNode, rulesToPost, ruleTree } from './rule-tree.ts'

const keysOf = (tree: readonly RuleNode[]): number[] => tree.flatMap(({ key, children }) => [key, ...keysOf(children)])
const parentsOf = (tree: readonly RuleNode[]): number[] =>
  tree.flatMap(({ key, children }) => (children.length > 0 ? [key, ...parentsOf(children)] : []))

/** The rights that the caller may give, as a tree of checkboxes; those beyond are kept as they are and only counted. */
export function RulesTree({ id, field, value, onChange }: InputProps<RulesField>) {
  const text = useText()
  const { token } = theme.useToken()
  const isSuper = useAdminInfo((admin) => admin.super)
  const [expanded, setExpanded] = useState<number[]>([])
  const { data, isError, refetch } = useRules()
  const tree = useMemo(() => ruleTree(data ?? []), [data])
  const keys = useMemo(() => keysOf(tree), [tree])

  const held = asList<number | string>(value)
  const all = held[0] === EVERYTHING
  const ids = useMemo(() => new Set(held.map(Number)), [held])
  const fixed = [...ids].filter((one) => one > 0 && !keys.includes(one))
  const label = field.label[text.language]

  if (all && !isSuper) return <Tag color="gold">{text('rulesEverything')}</Tag>
  return (
    <Flex vertical gap={8} id={id} role="group" aria-label={label}>
      {isSuper && (
        <Flex gap={8} align="center" component="label">
          <Switch checked={all} onChange={(on) => onChange(on ? [EVERYTHING] : [])} />
          {text('rulesEverything')}
        </Flex>
      )}
      {all ? null : isError ? (
        <Alert
          type="error"
          showIcon
          title={text('failedOptions')}
          action={<Button onClick={() => void refetch()}>{text('retry')}</Button>}
        />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 5 }} />
      ) : (
        <>
          <Flex gap={8} wrap>
            <Button size="small" onClick={() => setExpanded(expanded.length > 0 ? [] : parentsOf(tree))}>
              {text(expanded.length > 0 ? 'collapseAll' : 'expandAll')}
            </Button>
            <Button size="small" onClick={() => onChange(rulesToPost(keys, [], fixed))}>
              {text('selectAll')}
            </Button>
            <Button size="small" onClick={() => onChange(fixed)}>
              {text('selectNone')}
            </Button>
          </Flex>
          <div className="rules-tree" style={{ borderColor: token.colorBorder }}>
            <Tree<RuleNode>
              checkable
              selectable={false}
              aria-label={label}
              treeData={tree}
              expandedKeys={expanded}
              checkedKeys={heldLeaves(tree, ids)}
              onExpand={(next) => setExpanded(next.map(Number))}
              onCheck={(checked, { halfCheckedKeys = [] }) =>
                onChange(rulesToPost(asList<number>(checked), halfCheckedKeys.map(Number), fixed))
              }
            />
          </div>
          {fixed.length > 0 && <Alert type="info" showIcon title={text('rulesFixed', { count: fixed.length })} />}
        </>
      )}
    </Flex>
  )
}

function useRules() {
  const { language } = useText()
  const caller = useId()
  return useQuery({
    queryKey: ['resource', 'auth.menu', 'rules', language],
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ options?: Rule[]; list?: Rule[] }>(
        '/admin/auth.menu/index',
        { select: 'true' },
        { caller: `rules${caller}`, signal, showError: false },
      )
      return answer.options ?? answer.list ?? []
    },
  })
}
