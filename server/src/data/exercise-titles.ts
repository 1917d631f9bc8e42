import { isToolTask, type TaskKind } from '@tutu/contract/core/classroom'
import type { Localized } from '@tutu/contract/core/languages'
import { exerciseTitle } from '@tutu/learning/progress/tool-exercises'

/** undefined: none is asked for, or the tool has none of that name. */
export function titleOfExercise(kind: TaskKind, exercise: string | null): Localized | undefined {
  return isToolTask(kind) && exercise !== null ? exerciseTitle(kind, exercise) : undefined
}
