import type { Definition } from '../define-resource.ts'
import { course } from './course.ts'
import { courseCategory } from './course-category.ts'
import { lesson } from './lesson.ts'
import { tag } from './tag.ts'

/** Every built-in back-office module, in the order of their first menu entries. */
export const RESOURCES: readonly Definition[] = [course, lesson, courseCategory, tag]
