import type { IconSource } from '../icon-source.ts'

/** Names of every icon of a set, as they are stored. The lists weigh more than the picker: each comes with its tab. */
export const ICON_NAMES: Readonly<Record<IconSource, () => Promise<readonly string[]>>> = {
  local: async () => (await import('./local-icon.tsx')).LOCAL_ICON_NAMES,
  antd: async () => (await import('virtual:antd-icon-names')).default,
  fontawesome: async () => {
    const [solid, brands, regular] = await Promise.all([
      import('@fortawesome/fontawesome-free/css/fontawesome.min.css?raw'),
      import('@fortawesome/fontawesome-free/css/brands.min.css?raw'),
      import('virtual:fontawesome-regular-names'),
    ])
    const current = fontAwesomeNames(solid.default)
    return [
      ...current.map((name) => `fa fa-${name}`),
      // Among the files are former names of the same icons.
      ...regular.default.filter((name) => current.includes(name)).map((name) => `far fa-${name}`),
      ...fontAwesomeNames(brands.default).map((name) => `fab fa-${name}`),
    ]
  },
  bootstrap: async () => {
    const { default: codes } = await import('bootstrap-icons/font/bootstrap-icons.json')
    return Object.keys(codes).map((name) => `bi bi-${name}`)
  },
}

/** Class names that a stylesheet gives a glyph; of several names of one glyph the last, which is the current one. */
export function fontAwesomeNames(css: string): string[] {
  const nameOfGlyph = new Map<string, string>()
  for (const [, selectors = '', glyph = ''] of css.matchAll(/([^{}]+)\{--fa:("[^"]+")/g)) {
    const name = selectors
      .split(',')
      .at(-1)
      ?.replace(/^\.fa-/, '')
    if (name) nameOfGlyph.set(glyph, name)
  }
  return [...nameOfGlyph.values()]
}
