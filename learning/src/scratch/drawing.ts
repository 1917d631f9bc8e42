import { SaxesParser } from 'saxes'
import type { AssetState } from './asset-state.ts'

/** Ends the parser at the first fault: what is no XML has one at every character. */
class Fault extends Error {}

/**
 * Whether bytes are a drawing: well-formed XML 1.0 with one `svg` outermost. With a fault anywhere the runtime shows “?”,
 * not what stands before it. Prefixes need no declaration, the runtime mends that; declared entities are not looked into.
 */
export function readDrawing(bytes: Uint8Array): Exclude<AssetState, 'damaged'> {
  const text = new TextDecoder().decode(bytes)
  const declaresEntities = text.includes('<!ENTITY')
  let root: string | undefined
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => {
    if (!declaresEntities || !message.includes('entity')) throw new Fault(message)
  })
  parser.on('opentag', ({ name }) => (root ??= name))
  try {
    parser.write(text).close()
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return 'unreadable'
  }
  return isSvg(root) ? 'whole' : 'unreadable'
}

function isSvg(name: string | undefined): boolean {
  return name !== undefined && /^(?:[^:]+:)?svg$/.test(name)
}
