import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const ID = 'virtual:music-sounds'
const COUNT = 61

/** `import sounds from 'virtual:music-sounds'`: MP3 files as base64, by their names in the runtime: `drums/1-snare`. */
export function musicSounds(): Plugin {
  return {
    name: 'music-sounds',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const path = createRequire(import.meta.url).resolve('@turbowarp/packager/dist/scaffolding/scaffolding-full.js')
      return `export default ${JSON.stringify(readMusicSounds(await readFile(path, 'utf8')))}`
    },
  }
}

/**
 * The sounds written into the full runtime: a table of names and module numbers, and the modules in this order. Throws
 * where a new version of it is built otherwise.
 */
export function readMusicSounds(runtime: string): Record<string, string> {
  const names = [...runtime.matchAll(/"((?:drums|instruments)\/[\w/-]+)\.mp3":\w+\((\d+)\)/g)]
  const sounds = [...runtime.matchAll(/exports="data:audio\/mpeg;base64,([\w+/=]+)"/g)]
  const inOrder = names.toSorted(([, , one], [, , other]) => Number(one) - Number(other))
  if (names.length !== COUNT || sounds.length !== COUNT) throw new Error('The runtime keeps its music sounds elsewhere')
  return Object.fromEntries(inOrder.map(([, name], at) => [name!, sounds[at]![1]!]))
}
