import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const MODULE = 'virtual:fontawesome-regular-names'
const MARK = '\0'

/** Names of Font Awesome's regular icons: its style sheets tell those of the solid ones only. */
export function fontAwesomeNames(): Plugin {
  return {
    name: 'fontawesome-names',
    resolveId: (id) => (id === MODULE ? MARK + id : undefined),
    load(id) {
      if (id !== MARK + MODULE) return undefined
      const root = dirname(createRequire(import.meta.url).resolve('@fortawesome/fontawesome-free/package.json'))
      const files = readdirSync(join(root, 'svgs/regular')).filter((file) => file.endsWith('.svg'))
      return `export default ${JSON.stringify(files.map((file) => file.slice(0, -'.svg'.length)))}`
    },
  }
}
