import { controllerBase, type Definition } from '@tutu/contract/define-resource'
import type { Field } from '@tutu/contract/fields/index'
import { useState } from 'react'

/** Columns every resource can show besides its fields; hidden until chosen. */
export const ROW_COLUMNS = ['id', 'createtime', 'updatetime'] as const

/** Fields that may stand in the table. Markdown comes only with the record itself. */
export function tableFields(definition: Definition): [string, Field][] {
  return Object.entries(definition.fields).filter(([, field]) => field.table !== false && field.kind !== 'markdown')
}

function isShownByDefault(definition: Definition, column: string): boolean {
  const field = definition.fields[column]
  return field !== undefined && !(typeof field.table === 'object' && field.table.hidden)
}

const keyOf = (definition: Definition): string => `tableColumns.${controllerBase(definition)}`

/** Only departures from the definition are kept, so that columns added later appear. */
function load(definition: Definition): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(definition)) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

export type ColumnChoice = {
  isShown: (column: string) => boolean
  show: (column: string, shown: boolean) => void
  reset: () => void
  isDefault: boolean
}

/** Which columns this reader wants to see, remembered per table in this browser. */
export function useColumnChoice(definition: Definition): ColumnChoice {
  const [chosen, setChosen] = useState(() => load(definition))
  const keep = (next: Record<string, boolean>) => {
    setChosen(next)
    try {
      localStorage.setItem(keyOf(definition), JSON.stringify(next))
    } catch {
      // Storage refused or full: the choice lasts until the page is left.
    }
  }
  return {
    isShown: (column) => chosen[column] ?? isShownByDefault(definition, column),
    show(column, shown) {
      const others = Object.entries(chosen).filter(([name]) => name !== column)
      const own = shown === isShownByDefault(definition, column) ? [] : [[column, shown] as const]
      keep(Object.fromEntries([...others, ...own]))
    },
    reset: () => keep({}),
    isDefault: Object.keys(chosen).length === 0,
  }
}
