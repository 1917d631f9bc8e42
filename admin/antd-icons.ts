import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NAMES_MODULE = 'virtual:antd-icon-names'
const SHARDS_MODULE = 'virtual:antd-icons'
const MARK = '\0'

/**
 * The drawings of all of Ant Design's icons, in files of some kilobytes by first letter and theme: the whole set weighs
 * 185 kB gzip. They are copies, so that the icons the application itself imports stay where they are used.
 */
export function antdIcons(): Plugin {
  const folder = drawings()
  const names = readdirSync(folder).flatMap(
    (file) => /^([A-Z]\w+(?:Outlined|Filled|TwoTone))\.js$/.exec(file)?.[1] ?? [],
  )
  const shards = Map.groupBy(names, shardOf)
  return {
    name: 'antd-icons',
    resolveId: (id) => (id === NAMES_MODULE || id.startsWith(SHARDS_MODULE) ? MARK + id : undefined),
    load(id) {
      if (id === MARK + NAMES_MODULE) return `export default ${JSON.stringify(names)}`
      if (id === MARK + SHARDS_MODULE) {
        const loads = [...shards.keys()].map((shard) => `${shard}: () => import('${SHARDS_MODULE}/${shard}')`)
        return `const shards = {${loads.join(',')}}
          ${shardOf.toString()}
          export const loadIcons = (name) => shards[shardOf(name)]?.()`
      }
      const shard = id.startsWith(`${MARK}${SHARDS_MODULE}/`) ? shards.get(id.slice(id.indexOf('/') + 1)) : undefined
      return shard?.map((name) => exported(readFileSync(join(folder, `${name}.js`), 'utf8'))).join('\n')
    },
  }
}

/** The package of drawings that the icons' own package depends on. */
function drawings(): string {
  const icons = createRequire(import.meta.url).resolve('@ant-design/icons/package.json')
  return join(dirname(createRequire(icons).resolve('@ant-design/icons-svg/package.json')), 'es/asn')
}

/** A file holds one drawing as its default export. */
function exported(source: string): string {
  return source.replace(/export default (\w+);?/, 'export { $1 };')
}

/** 'BookOutlined' → 'bo', 'StarTwoTone' → 'st'. Runs in the browser as well. */
function shardOf(name: string) {
  return name.replace(/^(.).*?(O|F|T)(?:utlined|illed|woTone)$/, '$1$2').toLowerCase()
}
