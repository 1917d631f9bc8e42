import { actionsOf, type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import { traitsOf } from '@tutu/contract/fields/traits'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type CreateRelated, CreateRelatedContext, type RelatedRow } from '../../kit/create-related.ts'
import { routeKey, routeOf, screenNodes } from '../../lib/menu-tree.ts'
import { PaneContext, usePane } from '../../lib/pane.ts'
import { RightsRoute } from '../../lib/permission.tsx'
import { useAdminInfo } from '../../stores/admin-info.ts'
import { definitionNamed } from '../../stores/definitions.ts'
import { useNavTabs } from '../../stores/nav-tabs.ts'
import { type FormTarget, LazyForm } from './lazy-form.tsx'

/** Forms over each other, the first one counted: beyond, nobody knows any more where they are. */
const DEPTH_MAX = 3
const Depth = createContext(1)

type Open = { related: RelatedRow; definition: Definition; target: FormTarget }

type Props = {
  of?: CreateRelated['of']
  /** A dialog lies over the whole page, and so do the forms over it: in a tab they would be under it. */
  isOverDialog?: boolean
  children: ReactNode
}

/**
 * Lets what `children` holds choose from make rows in place: the other module's form opens over this one, which stays as
 * it is. It stands beside the form and not inside: what is sent and pressed there is none of this one's business.
 */
export function RelatedForms({ of, isOverDialog = false, children }: Props) {
  const pane = usePane()
  const depth = useContext(Depth)
  const client = useQueryClient()
  const [shown, setShown] = useState<Open>()
  const [open, setOpen] = useState(false)
  const creates = useMemo(
    () =>
      depth >= DEPTH_MAX
        ? null
        : {
            of,
            canCreate: (to: string) => addable(to) !== undefined,
            create: (related: RelatedRow) => {
              const definition = addable(related.to)
              if (!definition) return
              setShown({
                related,
                definition,
                target: { presets: { ...related.presets, ...named(definition, related.typed) } },
              })
              setOpen(true)
            },
          },
    [depth, of],
  )
  return (
    <>
      <CreateRelatedContext value={creates}>{children}</CreateRelatedContext>
      {shown && (
        <Depth value={depth + 1}>
          <RightsRoute value={routeOfModule(shown.definition)}>
            <PaneContext value={isOverDialog ? null : pane}>
              <LazyForm
                definition={shown.definition}
                target={open ? shown.target : undefined}
                isOnce
                onClose={() => setOpen(false)}
                onSaved={async (added) => {
                  if (added !== undefined) shown.related.onCreated(added)
                  await client.invalidateQueries({ queryKey: ['resource'] })
                }}
              />
            </PaneContext>
          </RightsRoute>
        </Depth>
      )}
    </>
  )
}

/** Where the menus put a module, if the caller may open it. */
function routeOfModule(definition: Definition): string | undefined {
  const name = permissionNode(definition).toLowerCase()
  const node = screenNodes(useNavTabs.getState().menus ?? []).find((one) => one.name.toLowerCase() === name)
  return node && routeKey(routeOf(node))
}

/** The definition, where the caller may add rows. */
function addable(resource: string): Definition | undefined {
  const definition = definitionNamed(resource)
  if (!definition || !actionsOf(definition).includes('add')) return undefined
  if (definition.superOnly?.includes('add') && !useAdminInfo.getState().super) return undefined
  const route = routeOfModule(definition)
  const may = route !== undefined && useNavTabs.getState().authNode.get(route)?.has(`${route}/add`)
  return may ? definition : undefined
}

/** A new row that is called what was typed, where its name is a text of the form. */
function named({ label, fields }: Definition, typed: string): Record<string, unknown> {
  const field = fields[label]
  const { holds, list, options } = field ? traitsOf(field) : {}
  return typed && field && field.form !== false && holds === 'text' && !list && !options ? { [label]: typed } : {}
}
