const MEASURING_FRAME = 'scratch-svg-renderer-sandbox'

/**
 * The runtime measures pictures in a frame of its own and reads that frame's document. In a page of opaque origin it
 * can't: the document is null and every project with an SVG costume fails. There a hidden corner of the page stands in.
 */
export function allowSvgMeasuring(): void {
  const prototype = HTMLIFrameElement.prototype
  const original = Object.getOwnPropertyDescriptor(prototype, 'contentDocument')?.get
  if (!original) return
  let corner: unknown
  Object.defineProperty(prototype, 'contentDocument', {
    configurable: true,
    get(this: HTMLIFrameElement): unknown {
      const found: unknown = original.call(this)
      if (found || this.className !== MEASURING_FRAME) return found
      return (corner ??= makeCorner())
    },
  })
}

function makeCorner(): object {
  const body = document.createElement('div')
  body.className = 'measuring'
  body.setAttribute('aria-hidden', 'true')
  document.body.append(body)
  const nothing = (): void => undefined
  return { body, open: nothing, write: nothing, close: nothing }
}
