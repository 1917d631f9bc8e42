import { controllerBase, fieldOfKind } from '@tutu/contract/define-resource'
import { RESOURCES } from '@tutu/contract/resources/index'

/** What a relation needs to know of the resource it points to. */
export type Target = {
  /** Controller base of its calls. */
  base: string
  /** The field that names its rows. */
  label: string
  /** Its rows form a tree, and come whole. */
  isTree: boolean
  /** Its colour field, when it has one: joined rows that carry it are shown with it. */
  colour: string | undefined
}

export function relationTarget(resource: string): Target {
  const definition = RESOURCES.find(({ name }) => name === resource)
  if (!definition) return { base: controllerBase({ name: resource }), label: 'name', isTree: false, colour: undefined }
  return {
    base: controllerBase(definition),
    label: definition.label,
    isTree: fieldOfKind(definition, 'tree-parent') !== undefined,
    colour: fieldOfKind(definition, 'colour'),
  }
}
