import { fill } from '@tutu/contract/core/fill'
import type { Language } from '@tutu/contract/core/languages'

export type Texts = Readonly<Record<string, string>>

/** A page's texts: zh-cn sets the keys, every other language has the same ones. */
export type Messages<T extends Texts> = { readonly 'zh-cn': T } & Readonly<
  Record<Exclude<Language, 'zh-cn'>, Readonly<Record<keyof T, string>>>
>

/** Names in braces of a text: 'Page {page} of {pages}' → 'page' | 'pages'; '{count|lesson|lessons}' → 'count'. */
type Names<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}|${string}` ? Name : Inside) | Names<Rest>
  : never

type Arguments<S extends string> = [Names<S>] extends [never]
  ? []
  : [params: Readonly<Record<Names<S>, string | number>>]

export type Translate<T extends Texts> = <K extends keyof T & string>(key: K, ...params: Arguments<T[K]>) => string

/** `t('results', { count: 3 })`: the text of the key in `language`, its names filled in. */
export function translator<const T extends Texts>(messages: Messages<T>, language: Language): Translate<T> {
  return (key, ...[params]) => fill(messages[language][key], params ?? {})
}
