import { codeLook } from '@tutu/learning/typing/code-look'
import type { Lesson } from '@tutu/learning/typing/lesson'
import { type OwnText, OWN_TEXT_MAX, ownText } from '@tutu/learning/typing/own-text'

export const OWN_KINDS = ['plain', 'python', 'javascript', 'html', 'cpp'] as const
export type OwnKind = (typeof OWN_KINDS)[number]

export type Own = { readonly kind: OwnKind; readonly text: string }

/** As somebody chose; before that, what the text looks like: pasted code keeps its lines and what they are moved in by. */
export function kindOf(text: string, chosen: OwnKind | undefined): OwnKind {
  return chosen ?? codeLook(text) ?? 'plain'
}

/** A text stands in the address itself, so that it can be sent to a class or kept as a bookmark; nothing is stored for it. */
export function addressOf({ kind, text }: Own): string {
  return `#text/${kind}/${encodeURIComponent(text)}`
}

/** What `addressOf` has written, behind `#text/`; undefined: it is not whole. */
export function readAddress(address: string): (OwnText & { language: Lesson['language'] }) | undefined {
  const [kind = '', text = ''] = address.split('/')
  const known = OWN_KINDS.find((one) => one === kind)
  if (!known) return undefined
  try {
    const brought = decodeURIComponent(text).slice(0, OWN_TEXT_MAX * 2)
    const own = ownText(brought, known !== 'plain')
    return own && { ...own, language: known === 'plain' ? undefined : known }
  } catch {
    return undefined
  }
}
