/** The drawings (SVG) of a part of the page, where they are in it and with the colours they have here and now, as one picture of its size. */
export async function pictureOfDrawings(part: HTMLElement): Promise<HTMLImageElement> {
  const box = part.getBoundingClientRect()
  const inside = seenDrawings(part).map((svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect()
    const copy = withOwnColours(svg)
    copy.setAttribute('x', String(left - box.left))
    copy.setAttribute('y', String(top - box.top))
    copy.setAttribute('width', String(width))
    copy.setAttribute('height', String(height))
    return new XMLSerializer().serializeToString(copy)
  })
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="0 0 ${box.width} ${box.height}">${inside.join('')}</svg>`
  const picture = new Image(box.width, box.height)
  picture.src = `data:image/svg+xml,${encodeURIComponent(whole)}`
  await picture.decode()
  return picture
}

/** Without those that wait unseen to be shown. */
export function seenDrawings(part: HTMLElement): SVGSVGElement[] {
  return [...part.querySelectorAll('svg')].filter((svg) => getComputedStyle(svg).opacity !== '0')
}

const LOOK_OF_SHAPES = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray']

/** A style sheet does not go along with a picture. */
function withOwnColours(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const shapes = [...svg.querySelectorAll<SVGElement>('*')]
  for (const [index, shape] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const look = getComputedStyle(shapes[index]!)
    for (const name of LOOK_OF_SHAPES) shape.style.setProperty(name, look.getPropertyValue(name))
  }
  return copy
}
