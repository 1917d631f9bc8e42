import type { ResourceHooks } from '../resource/hooks.ts'
import { course } from './course.ts'
import { lesson } from './lesson.ts'

/** Resources with behaviour, by definition name. */
export const HOOKS: Readonly<Record<string, ResourceHooks>> = { course, lesson }
