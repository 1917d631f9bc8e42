import type { Definition } from './define-resource.ts'

const camel = (kebab: string): string => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** 'course-category' → 'courseCategory'; calls are `/admin/<base>/<action>` and `/api/<base>/…`. */
export function controllerBase(definition: Pick<Definition, 'name' | 'base'>): string {
  return definition.base ?? camel(definition.name)
}
