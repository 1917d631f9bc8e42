import { type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import { create } from 'zustand'
import { api } from '../lib/api.ts'

type Known = { version: string; list: readonly Definition[]; nodes: readonly string[] }

const NOTHING: Known = { version: '', list: [], nodes: [] }
const STORED = 'definitions'

/** What the back office is made of: the modules this administrator may open, from the server. */
export const useDefinitions = create<Known>()(() => NOTHING)

/** Asks for the definitions; those of the last visit are used again where they are still the same. */
export async function loadDefinitions(): Promise<void> {
  const kept = read()
  const { data } = await api.call(
    'GET /admin/index/definitions',
    { query: { version: kept.version || undefined } },
    { caller: 'definitions', showError: false },
  )
  const { version, list, nodes } = data
  const known = { version, list: list ?? kept.list, nodes }
  useDefinitions.setState(known)
  if (list) keep(known)
}

function read(): Known {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Known>) }
  } catch {
    return NOTHING
  }
}

function keep(known: Known): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(known))
  } catch {
    // No room: they come anew with the next visit.
  }
}

export function definitionNamed(name: string): Definition | undefined {
  return useDefinitions.getState().list.find((one) => one.name === name)
}

/** The definition of a permission node, in whatever case it is written. */
export function definitionAt(node: string): Definition | undefined {
  const wanted = node.toLowerCase()
  return useDefinitions.getState().list.find((one) => permissionNode(one).toLowerCase() === wanted)
}
