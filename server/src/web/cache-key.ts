import type { Field } from '@tutu/contract/fields/index'
import { joinKey } from '@tutu/contract/definition/define-resource'
import { PUBLIC_PAGE_SIZE_MAX } from '@tutu/contract/core/constants'
import { hasRole } from '@tutu/contract/fields/traits'
import { toLanguage } from '@tutu/contract/core/languages'
import { columnOf, toWire } from '../engine/fields/columns.ts'
import type { Registry, Resource } from '../engine/registry.ts'

/** The query parameters an answer depends on; an answer to one of `freeText` is not kept. */
export type Parameters = {
  names: readonly string[]
  freeText: readonly string[]
  /** Of a parameter with few values: those. An answer to another one is not kept. */
  values?: Readonly<Record<string, readonly string[]>> | undefined
}

/** What decides about an answer besides its address. */
export type Caller = { thinkLang?: string | undefined; isMarkedAsCall?: boolean }

const API = /^\/api\/([\w.-]+)\/(index|read)$/i
/** Never pages of the site. */
const OTHERS = /^\/(api|admin|user|assets|static|healthz|readyz)(\/|$)/i
const URL_MAX = 1000
const VALUE_MAX = 100

/**
 * The key of an anonymous GET in the page cache, from whitelisted parameters in a fixed order and the language:
 * tracking parameters fall away. Undefined where the answer is not kept: values that mean nothing, or that could be spelled
 * in many ways, would let anybody make as many keys as they like. `normalized` is the same as an address, for the
 * renderer, so that what is kept depends on the key alone.
 */
export function cacheKey(
  url: string,
  { thinkLang, isMarkedAsCall = false }: Caller,
  registry: Registry,
  parametersOf: (pathname: string) => Parameters,
): { key: string; normalized: string } | undefined {
  if (url.length > URL_MAX || !url.startsWith('/') || url.startsWith('//')) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  const api = API.exec(path)
  // A page's address that is marked as a call is none of a page.
  if (!api && (isMarkedAsCall || query.has('server') || OTHERS.test(path))) return undefined
  const parameters = api ? apiParameters(registry, api[1]!, api[2]!, query) : pageParameters(parametersOf(path))
  if (!parameters || parameters.freeText.some((name) => query.getAll(name).some(Boolean))) return undefined
  // Calls are answered from the address as it came, and routes read other forms of a parameter too (`page[]=2`, `lang`
  // twice). Pages are rendered from the normalized one, in which such forms mean nothing.
  if (api && [...query.keys()].some((name) => name.includes('['))) return undefined
  if (api && query.getAll('lang').length > 1) return undefined
  const language = toLanguage(api ? (thinkLang ?? query.get('lang')) : query.get('lang'))
  const kept = new URLSearchParams()
  for (const name of parameters.names) {
    const [value = '', ...others] = query.getAll(name)
    if (others.length > 0 || value.length > VALUE_MAX) return undefined
    if (value === '') continue
    if (!parameters.isWorthKeeping(name, value)) return undefined
    kept.set(name, value)
  }
  if (language !== 'zh-cn') kept.set('lang', language)
  kept.sort()
  const search = kept.toString()
  // Values keep their case: 'Level=x' is no filter and 'level=X' finds other rows than 'level=x'.
  const place = api ? path.toLowerCase() : path
  const normalized = search ? `${place}?${search}` : place
  return { key: `${language} ${normalized}`, normalized }
}

type Checked = Parameters & { isWorthKeeping: (name: string, value: string) => boolean }

function pageParameters(parameters: Parameters): Checked {
  return { ...parameters, isWorthKeeping: (name, value) => parameters.values?.[name]?.includes(value) ?? true }
}

function apiParameters(registry: Registry, base: string, action: string, query: URLSearchParams): Checked | undefined {
  const resource = registry.byBase(base)
  const access = resource?.definition.public
  if (!access) return undefined
  return action.toLowerCase() === 'read'
    ? readParameters(resource, access.read, query)
    : listParameters(resource, access)
}

/** A row is asked for by one of its names; where that is unique in another row only, that one's name belongs to it. */
function readParameters({ definition }: Resource, names: readonly string[], query: URLSearchParams): Checked {
  if (query.get('id')) return { names: ['id'], freeText: [], isWorthKeeping: (_name, value) => isWhole(value) }
  const name = names.find((one) => query.get(one))
  const field = name === undefined ? undefined : definition.fields[name]
  const within = hasRole(field, 'address') && field.within ? [joinKey(field.within)] : []
  return { names: name === undefined ? [] : [name, ...within], freeText: [], isWorthKeeping: () => true }
}

type Access = NonNullable<Resource['definition']['public']>

function listParameters({ definition }: Resource, { filters, sorts = [] }: Access): Checked {
  const paging: Readonly<Record<string, (value: string) => boolean>> = {
    page: isWhole,
    limit: (value) => isWhole(value) && Number(value) <= PUBLIC_PAGE_SIZE_MAX,
    order: (value) => sorts.some((name) => value === `${name},asc` || value === `${name},desc`),
  }
  return {
    names: [...Object.keys(paging), ...Object.keys(filters)],
    freeText: ['quick_search', 'search', 'initValue', 'cursor'],
    isWorthKeeping(name, value) {
      const check = Object.hasOwn(paging, name) ? paging[name] : undefined
      return check ? check(value) : isValueOf(definition.fields[name], value)
    },
  }
}

/** 1, 2, 3 … as everybody writes them. */
function isWhole(value: string): boolean {
  return /^[1-9]\d{0,9}$/.test(value)
}

/** Whether a field could hold the value, in the spelling the wire has for it. */
function isValueOf(field: Field | undefined, value: string): boolean {
  if (!field) return false
  if ('options' in field) return Object.hasOwn(field.options, value)
  const operand = columnOf(field).toOperand(value, field)
  // Texts have endlessly many values.
  if (operand === undefined || typeof operand === 'string') return false
  return String(toWire(field, operand, 'zh-cn')) === value
}
