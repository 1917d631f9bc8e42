import type { Language } from '@tutu/contract/core/languages'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition } from '@tutu/contract/definition/define-resource'
import { withQuery } from './links.ts'

/** Where the newest rows of a module can be subscribed to (`public.feed` of its definition). */
export function feedAddress(definition: Definition, format: 'rss' | 'atom', language: Language): string {
  return withQuery(`/feeds/${controllerBase(definition)}.${format}`, language)
}
