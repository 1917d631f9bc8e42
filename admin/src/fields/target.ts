import { controllerBase } from '@tutu/contract/definition/controller-base'
import { fieldOfRole } from '@tutu/contract/definition/define-resource'
import { aOneOf, withName } from '@tutu/contract/definition/row-names'
import type { Field } from '@tutu/contract/fields/index'
import { traitsOf } from '@tutu/contract/fields/traits'
import type { Language, Localized } from '@tutu/contract/core/languages'
import { asText, type Row } from '../kit/face.ts'
import { definitionNamed } from '../stores/definitions.ts'

const isPicture = (field: Field): boolean => traitsOf(field).files === 'picture' && !traitsOf(field).list

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
  /** The field by which people call them, where it is another. */
  called: string | undefined
  /** Its rows form a tree, and come whole. */
  isTree: boolean
  /** Its first picture: joined rows that carry it are shown with it. */
  picture: string | undefined
  /** Its colour field, when it has one: joined rows that carry it are shown with it. */
  colour: string | undefined
}

type Naming = Pick<Target, 'label' | 'called'>

/** What a joined row may be called, as far as it brings it: as people do, and by what names it. */
export function namesIn({ label, called }: Naming, row: Row): string[] {
  return [called ? asText(row[called]) : '', asText(row[label])].filter(Boolean)
}

/** What a joined row is called: as people do, else by what names it; '#id' where it brings neither. */
export function calledIn(target: Naming, row: Row): string {
  return namesIn(target, row)[0] ?? `#${row.id}`
}

/** The same with what tells it from others of that name: '豆豆 (demo_doudou)'. */
export function toldApart(target: Naming, row: Row): string {
  return withName(calledIn(target, row), asText(row[target.label]))
}

export function relationTarget(resource: string): Target {
  const definition = definitionNamed(resource)
  if (!definition)
    return {
      base: controllerBase({ name: resource }),
      title: undefined,
      aOne: () => '',
      label: 'name',
      called: undefined,
      isTree: false,
      picture: undefined,
      colour: undefined,
    }
  return {
    base: controllerBase(definition),
    title: definition.title,
    aOne: (language) => aOneOf(definition, language),
    label: definition.label,
    called: definition.called,
    isTree: fieldOfRole(definition, 'parent') !== undefined,
    picture: Object.entries(definition.fields).find(([, field]) => isPicture(field))?.[0],
    colour: fieldOfRole(definition, 'colour'),
  }
}
