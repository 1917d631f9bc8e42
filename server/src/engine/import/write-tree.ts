import { fieldOfRole, type Definition } from '@tutu/contract/definition/define-resource'
import type { ImportPlan } from '@tutu/contract/definition/import'
import type { RelationField } from '@tutu/contract/fields/traits'
import type { SheetRow } from '../../sheets/read-sheet.ts'
import { type Line, textOf } from './cells.ts'
import { type Node, orderTree } from './tree.ts'
import type { ParentOf, Writer } from './writer.ts'

/** Brings in the rows of a tree, parents first, whatever their order in the file. `batch`: rows written together. */
export async function writeTree(
  { match, ready, save, names, mistakes }: Writer,
  { definition, plan }: { definition: Definition; plan: ImportPlan },
  rows: readonly SheetRow[],
  batch: number,
): Promise<void> {
  const pid = fieldOfRole(definition, 'parent')!
  const self: RelationField = { kind: 'relation', label: definition.title, to: definition.name }
  const nodes = (await match(rows)).map((line) => nodeOf(line, { definition, plan, pid }))
  const parents = nodes.filter(({ parent }) => parent !== '')
  await names.prepare(parents.map(({ parent }) => ({ field: self, text: parent })))
  const ids = new Map<string, number>()
  const know = (node: Node, id: number): void => {
    for (const name of node.names) if (!ids.has(name)) ids.set(name, id)
  }
  for (const node of nodes) if (node.line.before) know(node, node.line.before.id as number)
  const parentOf: ParentOf = (text) => {
    if (text === '0') return { value: 0 }
    const id = ids.get(text)
    return id === undefined ? names.find(self, text, []) : { value: id }
  }
  const inFile = new Set(nodes.flatMap((node) => node.names))
  const { steps, cyclic } = orderTree(nodes)
  for (const step of steps) {
    // What stands below a line that is wrong is not known to be so itself.
    const known = step.filter(({ parent }) => !inFile.has(parent) || ids.has(parent))
    const byLine = new Map(known.map((node) => [node.line.line, node]))
    const lines = known.map(({ line }) => line)
    const prepared = ready(lines, parentOf)
    for (let at = 0; at < prepared.length; at += batch)
      await save(prepared.slice(at, at + batch), ({ line }, id) => know(byLine.get(line)!, id))
  }
  for (const { line } of cyclic) mistakes.note(line, pid, { key: 'import.cycle' })
}

type Place = { definition: Definition; plan: ImportPlan; pid: string }

/** A line is named by its id, with and without the sign, and by what is written in its columns of the label. */
function nodeOf(line: Line, { definition, plan, pid }: Place): Node {
  const id = textOf(plan.columns, line, 'id')?.replace(/^#/, '')
  const labels = plan.columns.flatMap((target, at) => {
    const cell = line.cells[at]
    return target?.field === definition.label && typeof cell === 'string' ? [cell.trim()] : []
  })
  const parent = textOf(plan.columns, line, pid) ?? ''
  return {
    line,
    names: [...(id ? [id, `#${id}`] : []), ...labels].filter((name) => name !== ''),
    parent: parent === '0' ? '' : parent,
  }
}
