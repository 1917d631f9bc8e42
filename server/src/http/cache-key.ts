import { toLanguage } from '@tutu/contract/languages'
import type { Registry } from '../resource/registry.ts'

/** The query parameters an answer depends on; an answer to one of `freeText` is not kept. */
export type Parameters = { names: readonly string[]; freeText: readonly string[] }

const API = /^\/api\/([\w.-]+)\/(index|read)$/i
/** Never pages of the site. */
const OTHERS = /^\/(api|admin|user|assets|static|healthz|readyz)(\/|$)/i
const URL_MAX = 1000
const VALUE_MAX = 100
const PAGING = ['page', 'limit', 'order']

/**
 * The key of an anonymous GET in the page cache, from whitelisted parameters in a fixed order and the language:
 * tracking parameters fall away. Undefined where the answer is not kept. `normalized` is the same as an address, for
 * the renderer, so that what is kept depends on the key alone.
 */
export function cacheKey(
  url: string,
  thinkLang: string | undefined,
  registry: Registry,
  parametersOf: (pathname: string) => Parameters,
): { key: string; normalized: string } | undefined {
  if (url.length > URL_MAX || !url.startsWith('/') || url.startsWith('//')) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  // The routes read more than one form of a parameter (`page[]=2`); only the plain one is kept apart here.
  if ([...query.keys()].some((name) => name.includes('['))) return undefined
  const api = API.exec(path)
  const parameters = api
    ? apiParameters(registry, api[1]!, api[2]!)
    : OTHERS.test(path)
      ? undefined
      : parametersOf(path)
  if (!parameters || parameters.freeText.some((name) => query.getAll(name).some(Boolean))) return undefined
  if (query.getAll('lang').length > 1) return undefined
  const language = toLanguage(api ? (thinkLang ?? query.get('lang')) : query.get('lang'))
  const kept = new URLSearchParams()
  for (const name of parameters.names) {
    const values = query.getAll(name)
    if (values.length > 1 || (values[0]?.length ?? 0) > VALUE_MAX) return undefined
    if (values[0]) kept.set(name, values[0])
  }
  if (language !== 'zh-cn') kept.set('lang', language)
  kept.sort()
  const search = kept.toString()
  // Values keep their case: 'Level=x' is no filter and 'level=X' finds other rows than 'level=x'.
  const place = api ? path.toLowerCase() : path
  const normalized = search ? `${place}?${search}` : place
  return { key: `${language} ${normalized}`, normalized }
}

function apiParameters(registry: Registry, base: string, action: string): Parameters | undefined {
  const access = registry.byBase(base)?.definition.public
  if (!access) return undefined
  if (action.toLowerCase() === 'read') return { names: ['id', 'course', ...access.read], freeText: [] }
  return { names: [...PAGING, ...Object.keys(access.filters)], freeText: ['quick_search', 'search', 'initValue'] }
}
