import type { Localized } from '@tutu/contract/core/languages'
import { LEVELS, WORLDS } from '../super/levels/index.ts'
import { UNITS } from '../typing/lessons/index.ts'

/** One exercise of a tool; `name`: under which its stars are kept (`ToolStars`). */
type ToolExercise = { readonly name: string; readonly title: Localized }
type Group = { readonly title: Localized; readonly exercises: readonly ToolExercise[] }

/** What a class can be asked to do in the tools, in the order in which children come to it. */
export const TOOL_EXERCISES = {
  typing: UNITS.map(({ title, lessons }) => ({
    title,
    exercises: lessons.map((lesson) => ({ name: lesson.id, title: lesson.title })),
  })),
  super: WORLDS.map((world) => ({
    title: world.title,
    exercises: LEVELS.filter((level) => level.world === world).map(({ number, text }) => ({
      name: `l${number}`,
      title: { 'zh-cn': `第 ${number} 关 ${text.title['zh-cn']}`, en: `Level ${number}: ${text.title.en}` },
    })),
  })),
} as const satisfies Record<string, readonly Group[]>

/** What an exercise is called; undefined: that tool has none of this name. */
export function exerciseTitle(tool: keyof typeof TOOL_EXERCISES, name: string): Localized | undefined {
  const groups: readonly Group[] = TOOL_EXERCISES[tool]
  return groups.flatMap(({ exercises }) => exercises).find((one) => one.name === name)?.title
}
