import { controllerBase, fieldOfRole } from '@tutu/contract/definition/define-resource'
import { aOneOf } from '@tutu/contract/definition/row-names'
import type { Language, Localized } from '@tutu/contract/core/languages'
import { definitionNamed } from '../stores/definitions.ts'

/** What a relation needs to know of the resource it points to. */
export type Target = {
  /** Controller base of its calls. */
  base: string
  /** What it is called; absent where no definition says so. */
  title: Localized | undefined
  /** 'a course': what one of its rows is called. */
  aOne: (language: Language) => string
  /** The field that names its rows. */
  label: string
  /** Its rows form a tree, and come whole. */
  isTree: boolean
  /** Its colour field, when it has one: joined rows that carry it are shown with it. */
  colour: string | undefined
}

export function relationTarget(resource: string): Target {
  const definition = definitionNamed(resource)
  if (!definition)
    return {
      base: controllerBase({ name: resource }),
      title: undefined,
      aOne: () => '',
      label: 'name',
      isTree: false,
      colour: undefined,
    }
  return {
    base: controllerBase(definition),
    title: definition.title,
    aOne: (language) => aOneOf(definition, language),
    label: definition.label,
    isTree: fieldOfRole(definition, 'parent') !== undefined,
    colour: fieldOfRole(definition, 'colour'),
  }
}
