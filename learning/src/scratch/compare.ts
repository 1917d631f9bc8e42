import type { Language } from '@tutu/contract/core/languages'
import { coreBlockName } from './core-block-names.ts'
import { describeBlock } from './describe.ts'
import { isRecord, records } from './project-json.ts'

/** What a project has not of another: how many sprites fewer, and of which blocks how many fewer, most first. */
export type Missing = { readonly sprites: number; readonly blocks: readonly { opcode: string; count: number }[] }

/** `mine`, `model`: the contents of `project.json` of Scratch 3. What `mine` has besides is nobody's business. */
export function compareProjects(mine: Record<string, unknown>, model: Record<string, unknown>): Missing {
  const [has, wanted] = [blocksOf(mine), blocksOf(model)]
  const blocks = [...wanted].map(([opcode, count]) => ({ opcode, count: count - (has.get(opcode) ?? 0) }))
  return {
    sprites: Math.max(0, spritesOf(model) - spritesOf(mine)),
    blocks: blocks.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count),
  }
}

/** A block as the editor calls it. */
export function blockName(opcode: string, language: Language): string {
  return coreBlockName(opcode, language) ?? describeBlock(opcode, language)
}

/** What the editor writes into the slot itself and other tools may write as blocks: variables and lists. */
const IN_SLOTS: ReadonlySet<string> = new Set(['data_variable', 'data_listcontents'])

function spritesOf(project: Record<string, unknown>): number {
  return records(project.targets).filter(({ isStage }) => isStage !== true).length
}

/** How often each block is used. Menus and numbers in slots are no blocks of their own to whoever builds. */
export function blocksOf(project: Record<string, unknown>): Map<string, number> {
  const found = new Map<string, number>()
  for (const { blocks } of records(project.targets)) {
    for (const block of isRecord(blocks) ? Object.values(blocks) : []) {
      if (!isRecord(block) || typeof block.opcode !== 'string' || block.shadow === true) continue
      if (IN_SLOTS.has(block.opcode)) continue
      found.set(block.opcode, (found.get(block.opcode) ?? 0) + 1)
    }
  }
  return found
}
